import type { FlowNode } from '../../flow/flow.ts'
import { factOf } from '../../nodes/index.ts'
import type { Rule } from './survey.ts'

/** Accounts that are still to be linked, which only n8n can do. */
export const credentials: Rule = ({ nodes }) =>
  nodes.flatMap((node) => {
    const wanted = wantedBy(node)
    if (wanted.length === 0 || node.disabled === true) return []
    const given = Object.keys(node.credentials ?? {})
    if (given.some((kind) => wanted.includes(kind))) return []
    return [
      {
        key: 'credential-missing',
        level: 'hint',
        node: node.name,
        values: { credential: wanted[0]! },
      },
    ]
  })

/** Kinds of which it needs one. */
const wantedBy = ({ type, parameters }: FlowNode): readonly string[] => {
  const fact = factOf(type)
  if (!fact) return []
  const { authentication, nodeCredentialType, genericAuthType } = parameters
  if (authentication === 'predefinedCredentialType' && typeof nodeCredentialType === 'string')
    return [nodeCredentialType]
  if (authentication === 'genericCredentialType' && typeof genericAuthType === 'string')
    return [genericAuthType]
  return fact.open ? [] : (fact.credentials ?? [])
}
