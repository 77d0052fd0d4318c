/** A stretch of a template: words as they are, or the code between two pairs of braces. */
export interface Part {
  readonly kind: 'text' | 'code'
  readonly source: string
  /** Where the stretch begins in the template. */
  readonly from: number
}

/**
 * The stretches of a template. Always begins with one of text, perhaps an empty one, and code
 * that nobody closed runs to the end: both as in n8n.
 */
export function split(template: string): readonly Part[] {
  if (template === '') return [{ kind: 'text', source: '', from: 0 }]
  const parts: Part[] = []
  let kind: Part['kind'] = 'text'
  let from = 0
  let search = 0
  while (from < template.length) {
    const at = template.indexOf(kind === 'text' ? '{{' : '}}', search)
    if (at === -1) {
      parts.push(part(kind, template.slice(from), from, true))
      break
    }
    if (isEscaped(template, at, search)) {
      search = at + 2
      continue
    }
    parts.push(part(kind, template.slice(from, at), from, false))
    kind = kind === 'text' ? 'code' : 'text'
    from = at + 2
    search = from
  }
  return parts
}

function part(kind: Part['kind'], source: string, from: number, isLast: boolean): Part {
  if (kind === 'code') return { kind, source: source.replace('\\}}', '}}'), from }
  return { kind, source: isLast ? source : source.replaceAll('\\\\', '\\'), from }
}

/** An odd number of backslashes before a pair of braces makes it text. */
function isEscaped(template: string, at: number, search: number): boolean {
  let backslashes = 0
  while (at - backslashes > search && template[at - backslashes - 1] === '\\') backslashes += 1
  return backslashes % 2 === 1
}
