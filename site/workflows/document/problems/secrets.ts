import type { Json } from '../../flow/flow.ts'
import { KEY, SECRET_NAME } from '../../flow/secrets.ts'
import type { Rule } from './survey.ts'

/** Keys and passwords in parameters, which go wherever the flow goes; n8n keeps them as credentials. */
export const secrets: Rule = ({ nodes }) =>
  nodes.flatMap(({ name, parameters }) => {
    const found = new Set<string>()
    const visit = (value: Json, key: string): void => {
      if (typeof value === 'string') {
        if (isSecret(key, value)) found.add(key)
      } else if (Array.isArray(value)) for (const one of value) visit(one, key)
      else if (value !== null && typeof value === 'object') {
        // A header or a field: its name stands beside its value.
        const { name: called, value: held } = value as Readonly<Record<string, Json>>
        const isPair = typeof called === 'string' && typeof held === 'string'
        for (const [inner, one] of Object.entries(value))
          visit(one, isPair && inner === 'value' ? called : inner)
      }
    }
    visit(parameters, '')
    return [...found].map((parameter) => ({
      key: 'secret',
      level: 'warning',
      node: name,
      values: { parameter },
    }))
  })

const isSecret = (key: string, value: string): boolean => {
  const text = value.length > LONGEST ? value.slice(0, LONGEST) : value
  if (KEY.test(text)) return true
  if (value === '' || value.includes('{{')) return false
  const isNamed = SECRET_NAME.test(key) || HEADER.test(key)
  const held = isNamed ? text.replace(SCHEME, '') : IN_ADDRESS.exec(text)?.groups?.['held']
  return held !== undefined && !/\s/u.test(held) && !PLACEHOLDER.test(held)
}

const LONGEST = 100_000
const HEADER = /^(?:authorization|x-api-key|api-key|apikey|access[-_]token|client[-_]secret)$/iu
const SCHEME = /^(?:Bearer|Basic|Token)\s+/iu
const IN_ADDRESS =
  /^https?:\/\/\S*[?&](?:api_?key|access_token|token|key|secret)=(?<held>[\w-]{12,})/iu
/** What stands where somebody's own key goes. */
const PLACEHOLDER = /your|votre|<[^>]*>|\bxxx|\*{3}|placeholder|example|^\$/iu
