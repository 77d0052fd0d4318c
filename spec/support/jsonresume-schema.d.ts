declare module '@jsonresume/schema' {
  /** @param done is told the faults, or null */
  export function validate(resume: unknown, done: (faults: readonly unknown[] | null) => void): void
}
