export interface ComboboxOption {
  value: string
  label: string
  description?: string | undefined
  /** Can be read, but not chosen. */
  disabled?: boolean | undefined
}

/**
 * The option that a key leads to, round the end; those that are off are passed over.
 * @returns its value
 */
export const optionAt = (
  key: string,
  options: readonly ComboboxOption[],
  active: string | undefined,
): string | undefined => {
  const open = options.filter(({ disabled }) => !disabled)
  const from = open.findIndex(({ value }) => value === active)
  if (key === 'ArrowUp') return open.at(from < 0 ? -1 : from - 1)?.value
  return open[(from + 1) % open.length]?.value
}

/** The option that words name, however they are spelled. */
export const named = (
  words: string,
  options: readonly ComboboxOption[],
): ComboboxOption | undefined => {
  const said = words.trim().toLocaleLowerCase()
  return options.find(({ label, disabled }) => !disabled && label.toLocaleLowerCase() === said)
}
