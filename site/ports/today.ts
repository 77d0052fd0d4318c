/** The visitor's own day, as `2026-03-12`. */
export const today = (): string => {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
