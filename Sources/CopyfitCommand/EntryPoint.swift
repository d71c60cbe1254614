@main
struct EntryPoint {
  static func main() {}
}
