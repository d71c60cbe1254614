// The vocabulary of labels: who imports Copyfit needs no second import to describe one.
@_exported public import CopyfitDynamicType
