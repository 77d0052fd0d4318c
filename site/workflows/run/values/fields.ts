import { NodeFailure } from '../failure.ts'

/** Names of fields as nodes take them: with commas between them, or as a list. */
export function fieldNames(value: unknown, label = 'Fields'): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'string')
    throw new NodeFailure(
      `The '${label}' parameter must be a string of fields separated by commas or an array of strings.`,
    )
  return value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** The last name of a path: what a field is called where it lands. */
export const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
