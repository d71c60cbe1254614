@main
struct CopyfitCommand {
  static func main() {}
}
