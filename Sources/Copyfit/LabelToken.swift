/// Identifies one label of one fitter; the texts of the label refer to it.
final class LabelToken: Sendable {}
