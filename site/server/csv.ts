/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => {
  const lines = rows.map((line) => line.map((value) => cell(String(value ?? ''))))
  return `\uFEFF${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** What a stranger wrote must not be worked out by a spreadsheet as a formula. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
