/** JSON out of what a model says, fences and line breaks in texts allowed. */
export function looseJson(text: string): unknown {
  const trimmed = text.trim()
  const inner =
    /^```(?:json)?\s*([\s\S]*?)```/.exec(trimmed)?.[1] ||
    /```json\s*([\s\S]*?)```/.exec(trimmed)?.[1] ||
    trimmed
  return JSON.parse(
    inner
      .replaceAll(/"([^"\\]*(?:\\.[^"\\]*)*)"/g, (words) => words.replaceAll('\n', String.raw`\n`))
      .replaceAll('\n', ''),
  )
}
