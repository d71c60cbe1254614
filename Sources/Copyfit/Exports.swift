// The vocabulary of labels is exported, so that clients need no second import to describe a label.
@_exported public import CopyfitDynamicType
