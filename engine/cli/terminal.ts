/** All that the command line does to the outside; a test brings its own. */
export interface Terminal {
  /** The text of a file, or of standard input for `-`. */
  read(file: string): Promise<string>
  /** Settles when there is room for more. */
  write(chunk: string): Promise<void>
  /** One line about what is wrong. */
  complain(line: string): void
}
