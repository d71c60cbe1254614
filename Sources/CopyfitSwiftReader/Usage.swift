/// What `--help` prints.
enum Usage {
  static let text = """
    usage: copyfit-swift [FILE…]

    Writes what Swift sources say of texts and labels, as bytes that copyfit reads. Without files it reads
    sources from standard input, as copyfit sends them.

    """
}
