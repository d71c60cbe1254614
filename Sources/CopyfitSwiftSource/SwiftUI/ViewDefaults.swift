internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The effects of SwiftUI's own views and modifiers on the texts in them, on an iPhone.
///
/// Their lengths are `PlatformDefaults`. A view or modifier that is in none of the tables may change everything.
enum ViewDefaults {
  /// The effect of a container on its content.
  enum Container {
    /// Nothing.
    case none
    /// Its members share its width.
    case row
    /// It scrolls as its axes say.
    case scrollView
    /// Rows with insets, which scroll.
    case list
    /// It has its own height, which its content cannot exceed.
    case fills
    /// Its content is a screen.
    case screen
    /// A tab with a screen, or a section of tabs.
    case tab
    /// It shows the first of its views that fits.
    case choice
    /// It scrolls horizontally.
    case sideways
    /// Bar buttons.
    case bar
  }

  static let containers: [String: Container] = [
    "Group": .none, "ForEach": .none, "VStack": .none, "ZStack": .none, "AnyView": .none,
    "LazyVStack": .none, "VStackLayout": .none, "ZStackLayout": .none, "ScrollViewReader": .none,
    "NavigationStack": .none,
    "NavigationView": .none, "EquatableView": .none, "TimelineView": .none,
    "GlassEffectContainer": .none,
    // The Composable Architecture and SwiftUINavigation, whose views only observe a state or unwrap it.
    "WithPerceptionTracking": .none, "WithViewStore": .none, "ForEachStore": .none,
    "IfLetStore": .none, "SwitchStore": .none, "CaseLet": .none, "IfLet": .none,
    "HStack": .row, "HStackLayout": .row, "GridLayout": .row, "Grid": .row, "GridRow": .row,
    "LazyVGrid": .row,
    "NavigationSplitView": .row,
    "ScrollView": .scrollView, "List": .list, "Form": .list,
    "ViewThatFits": .choice,
    "GeometryReader": .fills, "TabView": .fills,
    "LazyHStack": .sideways, "LazyHGrid": .sideways,
    "WindowGroup": .screen, "Window": .screen, "DocumentGroup": .screen,
    "Tab": .tab, "TabSection": .tab,
    "ToolbarItem": .bar, "ToolbarItemGroup": .bar,
  ]

  /// The effect of a SwiftUI view on its own text and label.
  enum Text {
    /// Nothing.
    case plain
    /// As for buttons: a style may decide.
    case button
    /// Something else shares its width: an icon, a switch, a value.
    case beside
    /// One line.
    case field
    /// As in a button that opens a menu: at least one line.
    case menu
    /// A header or footer, whose font and capitals follow the list's style.
    case header
    /// Nothing is known.
    case unknown
  }

  static let texts: [String: Text] = [
    "Text": .plain, "Button": .button, "NavigationLink": .button, "Link": .button,
    "ShareLink": .button, "Label": .beside, "Toggle": .beside, "LabeledContent": .beside,
    "DisclosureGroup": .beside, "Stepper": .beside, "ColorPicker": .beside, "TextField": .field,
    "SecureField": .field, "Section": .header,
    "GroupBox": .header, "Picker": .beside, "Menu": .menu, "DatePicker": .unknown,
    "Gauge": .unknown, "ProgressView": .unknown,
    "ContentUnavailableView": .unknown, "Tab": .unknown, "TabSection": .unknown,
  ]

  /// Views that are always one view in a container.
  static let single: Set<String> = [
    "Text", "Button", "Label", "Link", "NavigationLink", "Toggle", "TextField", "SecureField",
    "VStack", "HStack", "ZStack", "LazyVStack", "ScrollView", "List", "Form",
  ]

  /// Whether a name is one of SwiftUI's views with texts.
  static func isView(_ name: String) -> Bool { containers[name] != nil || texts[name] != nil }

  /// Whether a modifier changes neither the room nor the letters: one of SwiftUI's, a modifier for a color, one of
  /// SwiftUI-Introspect that opens a container, or one of Inject or Sentry that only observes.
  static func isNeutral(_ name: String) -> Bool {
    neutral.contains(name) || name.hasSuffix("Color") || introspections.contains(name)
      || observations.contains(name)
  }

  private static let observations: Set<String> = [
    // Inject, which reloads a view when its source changes.
    "enableInjection",
    // Sentry's SwiftUI module, which measures how long a view takes.
    "sentryTrace",
  ]

  /// The containers that SwiftUI-Introspect opens by name.
  static let introspected: Set<String> = [
    "list", "scrollView", "navigationStack", "navigationView", "navigationSplitView", "tabView",
    "viewController", "sheet", "fullScreenCover", "popover", "form", "view", "window",
  ]

  private static let introspections: Set<String> = [
    "introspectCollectionView", "introspectNavigationController", "introspectScrollView",
    "introspectSplitViewController", "introspectTabBarController", "introspectTableView",
    "introspectViewController",
  ]

  private static let neutral: Set<String> = [
    "accentColor", "accessibility", "accessibilityAction", "accessibilityActivationPoint",
    "accessibilityAddTraits", "accessibilityAdjustableAction", "accessibilityChartDescriptor",
    "accessibilityChildren", "accessibilityCustomContent", "accessibilityDefaultFocus",
    "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint",
    "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden",
    "accessibilityIdentifier", "accessibilityIgnoresInvertColors", "accessibilityInputLabels",
    "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityQuickAction",
    "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityScrollAction", "accessibilityScrollStatus",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority",
    "accessibilityTextContentType", "accessibilityZoomAction", "alignmentGuide",
    "allowedDynamicRange", "allowsHitTesting", "anchorPreference", "animation", "antialiased",
    "appStoreOverlay", "autocapitalization", "autocorrectionDisabled", "backgroundExtensionEffect",
    "backgroundStyle", "backgroundTask", "baselineOffset", "blendMode", "blur", "border",
    "brightness", "buttonBorderShape", "buttonRepeatBehavior", "clipped", "clipShape",
    "colorEffect", "colorInvert", "colorMultiply", "colorScheme", "commands", "commandsRemoved",
    "commandsReplaced", "compositingGroup", "containerBackground", "containerShape",
    "contentCaptureProtected", "contentShape", "contentTransition", "coordinateSpace", "copyable",
    "cornerRadius", "currentEntitlementTask", "customizationBehavior", "customizationID",
    "cuttable", "datePickerStyle", "defaultAppStorage", "defaultFocus", "defaultHoverEffect",
    "defaultLaunchBehavior", "defaultPosition", "defaultScrollAnchor", "defaultSize",
    "defaultVisibility", "defaultWindowPlacement", "defersSystemGestures", "deleteDisabled",
    "dialogIcon", "dialogSuppressionToggle", "disableAutocorrection", "disabled",
    "distortionEffect", "draggable", "drawingGroup", "dropDestination", "edgesIgnoringSafeArea",
    "environmentObject", "equatable", "exportsItemProviders", "familyActivityPicker",
    "fileDialogMessage", "fileExporter", "fileImporter", "fileMover", "findDisabled",
    "findNavigator", "flipsForRightToLeftLayoutDirection", "focusable", "focused", "focusedObject",
    "focusedSceneObject", "focusedSceneValue", "focusedValue", "focusEffectDisabled", "focusScope",
    "focusSection", "foregroundColor", "foregroundStyle", "geometryGroup", "gesture",
    "glassBackgroundEffect", "glassEffect", "glassEffectID", "glassEffectTransition",
    "glassEffectUnion", "grayscale", "gridCellUnsizedAxes", "handlesExternalEvents",
    "headerProminence", "help", "highPriorityGesture", "hoverEffect", "hoverEffectDisabled",
    "hoverEffectGroup", "hueRotation", "id", "ignoresSafeArea", "imageScale",
    "inAppPurchaseOptions", "indexViewStyle", "interactionActivityTrackingTag",
    "interactiveDismissDisabled", "interpolation", "invalidatableContent", "isDetailLink",
    "itemProvider", "keyboardShortcut", "keyboardType", "layerEffect", "layoutPriority",
    "layoutValue", "lineSpacing", "listItemTint", "listRowBackground", "listRowHoverEffect",
    "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionIndexVisibility",
    "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing",
    "luminanceToAlpha", "manageSubscriptionsSheet", "mapControls", "mapControlVisibility",
    "mapStyle", "matchedTransitionSource", "menuActionDismissBehavior", "menuIndicator",
    "menuOrder", "modelContainer", "modelContext", "moveDisabled",
    "multilineTextAlignment", "navigationAllowDismissalGestures", "navigationBarBackButtonHidden",
    "navigationBarHidden", "navigationBarTitleDisplayMode", "navigationDocument",
    "navigationLinkIndicatorVisibility", "navigationSplitViewColumnWidth",
    "navigationSplitViewStyle", "navigationTransition", "navigationViewStyle",
    "offerCodeRedemption", "offset", "onAppear", "onChange", "onCommand", "onContinueUserActivity",
    "onCopyCommand", "onCutCommand", "onDelete", "onDeleteCommand", "onDisappear", "onDrag",
    "onDrop", "onExitCommand", "onGeometryChange", "onHover", "onInAppPurchaseCompletion",
    "onInAppPurchaseStart", "onInsert", "onKeyPress", "onLongPressGesture", "onModifierKeysChanged",
    "onMove", "onMoveCommand", "onOpenURL", "onPasteCommand", "onPencilDoubleTap",
    "onPencilSqueeze", "onPlayPauseCommand", "onPreferenceChange", "onReceive",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
    "onScrollVisibilityChange", "onSubmit", "onTapGesture", "pasteDestination",
    "persistentSystemOverlays", "photosPicker", "pointerStyle", "pointerVisibility", "position",
    "preference", "preferredColorScheme", "prefersDefaultFocus", "presentationBackground",
    "presentationBackgroundInteraction", "presentationBreakthroughEffect",
    "presentationCompactAdaptation", "presentationContentInteraction", "presentationCornerRadius",
    "presentationDetents", "presentationDragIndicator", "presentationPreventsAppTermination",
    "presentationSizing", "privacySensitive", "progressViewStyle", "projectionEffect",
    "quickLookPreview", "redacted", "refreshable", "refundRequestSheet", "renderingMode",
    "replaceDisabled", "resizable", "restorationBehavior", "rotation3DEffect", "rotationEffect",
    "saturation", "scaleEffect", "scrollBounceBehavior", "scrollClipDisabled",
    "scrollContentBackground", "scrollDisabled", "scrollDismissesKeyboard",
    "scrollEdgeEffectHidden", "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash",
    "scrollInputBehavior", "scrollPosition", "scrollTarget", "scrollTargetBehavior",
    "scrollTargetLayout", "scrollTransition", "searchable", "searchCompletion",
    "searchDictationBehavior", "searchFocused", "searchPresentationToolbarBehavior",
    "searchSelection", "searchToolbarBehavior", "selectionDisabled", "sensoryFeedback", "shadow",
    "simultaneousGesture", "sliderThumbVisibility", "speechSpellsOutCharacters",
    "springLoadingBehavior", "statusBar", "statusBarHidden", "storeProductsTask",
    "storeProductTask", "strikethrough", "submitLabel", "submitScope", "subscriptionStatusTask",
    "symbolColorRenderingMode", "symbolEffect", "symbolEffectsRemoved", "symbolRenderingMode",
    "symbolVariableValueMode", "symbolVariant", "tabBarMinimizeBehavior", "tabPlacement",
    "tabViewCustomization", "tabViewStyle", "tag", "task", "textContentType",
    "textInputAutocapitalization", "textInputFormattingControlVisibility", "textInputSuggestions",
    "textSelection", "tint", "toolbarBackground", "toolbarBackgroundVisibility",
    "toolbarColorScheme", "toolbarRole", "toolbarTitleDisplayMode", "toolbarVisibility",
    "transaction", "transformAnchorPreference", "transformEffect", "transformPreference",
    "transition", "translationPresentation", "translationTask", "underline", "unredacted",
    "userActivity", "visualEffect", "widgetAccentable", "widgetCurvesContent", "widgetURL",
    "windowResizability", "windowStyle", "windowToolbarStyle", "writingToolsBehavior", "zIndex",
  ]

  /// Modifiers that views pass down, so that they may affect more than one text.
  static let inherited = [
    "font", "bold", "fontWeight", "italic", "monospaced", "monospacedDigit", "fontDesign",
    "fontWidth", "textScale", "controlSize", "textCase", "lineLimit", "minimumScaleFactor",
    "truncationMode", "allowsTightening", "tracking", "kerning", "dynamicTypeSize", "environment",
    "buttonStyle", "labelStyle", "toggleStyle", "labeledContentStyle", "disclosureGroupStyle",
    "groupBoxStyle", "textFieldStyle", "labelsHidden", "labelsVisibility", "pickerStyle",
    "listStyle", "formStyle", "menuStyle",
  ]

  /// Whether a modifier of SwiftUI may take the arguments of a call, by their labels.
  static func takes(_ call: SwiftNode, _ name: String) -> Bool {
    guard let labels = labels[name] else { return true }
    return call.children.allSatisfy { $0.kind != .argument || labels.contains($0.name) }
  }

  private static let labels: [String: Set<String>] = [
    "allowsTightening": [""], "bold": [""], "font": [""], "fontWeight": [""], "italic": [""],
    "fixedSize": ["horizontal", "vertical"], "lineLimit": ["", "reservesSpace"],
    "frame": [
      "alignment", "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight",
      "idealHeight", "maxHeight",
    ],
    "minimumScaleFactor": [""], "padding": [""], "truncationMode": [""],
  ]

  /// The system's button styles that wrap their labels, with their own insets and fonts.
  static let buttonStyles: Set<String> = [
    "bordered", "borderedProminent", "glass", "glassProminent",
  ]

  /// The system's types that are not views, so that their extensions do not declare modifiers.
  static let values: Set<String> = [
    "Array", "Binding", "Bool", "Bundle", "Collection", "Color", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "Data", "Date", "Dictionary", "Double", "Error", "Font", "Int", "Locale",
    "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString", "Optional", "Publisher",
    "Sequence", "Set", "String", "UIColor", "UIFont", "UIImage", "URL", "UUID",
  ]

  /// The system's styles of menus, which do not change their labels.
  static let menuStyles: Set<String> = [
    "automatic", "button", "borderlessButton", "DefaultMenuStyle", "ButtonMenuStyle",
    "BorderlessButtonMenuStyle",
  ]

  /// Modifiers that cut the content outside a view.
  static let clips: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]

  /// Styles of pickers that show their titles in lists.
  static let titledPickers: Set<String> = ["automatic", "inline", "menu", "navigationLink"]

  /// The places of toolbar items that are in the middle of a bar, or in a bar below.
  static let ownPlacements: Set<String> = [
    "principal", "bottomBar", "keyboard", "status", "title", "subtitle", "largeTitle",
    "bottomOrnament",
  ]

  /// Modifiers whose content is a separate screen.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]

  /// The surfaces that show the content of modifiers.
  static let surfaces: [String: Label.Surface] = [
    "tabItem": .tab, "contextMenu": .menu, "swipeActions": .swipeAction,
    "toolbarTitleMenu": .menu,
    "accessibilityLabel": .spoken, "accessibilityHint": .spoken, "accessibilityValue": .spoken,
    "accessibilityActions": .spoken, "navigationTitle": .title, "navigationBarTitle": .title,
    "toolbar": .barButton, "alert": .alertButton,
    "confirmationDialog": .dialogButton, "actionSheet": .dialogButton,
  ]
}
