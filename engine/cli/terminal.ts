/** All that the command line does to the outside; a test brings its own. */
export interface Terminal {
  /** The text of a file, or of standard input for `-`. */
  read(file: string): Promise<string>
  /** Settles when there is room for more. */
  write(chunk: string): Promise<void>
  /** One line about what is wrong. */
  complain(line: string): void
}

/** The text of a file; where it cannot be read, its name is told along with the reason. */
export const readText = async ({ read }: Pick<Terminal, 'read'>, file: string): Promise<string> => {
  try {
    return await read(file)
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${(error as Error).message}`, { cause: error })
  }
}
