/** The kinds of nodes that templates are made of. */
import { CHATS } from './chats.ts'
import { COMMERCE } from './commerce.ts'
import { CONTROL } from './control.ts'
import { CRM } from './crm.ts'
import { DATABASES } from './databases.ts'
import { FILES } from './files.ts'
import { FORMATS } from './formats.ts'
import { ITEMS } from './items.ts'
import { MAIL } from './mail.ts'
import { MAIL_TRIGGERS } from './mail-triggers.ts'
import { MAILINGS } from './mailings.ts'
import { MODELS } from './models.ts'
import { PARTS } from './parts.ts'
import { REACH } from './reach.ts'
import { READING } from './reading.ts'
import { RECORD_TRIGGERS } from './record-triggers.ts'
import { STARTS } from './starts.ts'
import { STORES } from './stores.ts'
import { SUPPORT } from './support.ts'
import { SYSTEMS } from './systems.ts'
import { TABLES } from './tables.ts'
import { TASKS } from './tasks.ts'
import { THINKING } from './thinking.ts'
import { TOOLS } from './tools.ts'
import { WEB } from './web.ts'
import type { NodeFact } from './fact.ts'

export { givesOf, inputsOf, operationOf, outputsOf, takesOf } from './ends.ts'
export { requiredOf } from './required.ts'
/** @internal */
export { SERVICES } from './services.ts'
export { serviceName } from './services.ts'

const ALL = {
  ...STARTS,
  ...CONTROL,
  ...ITEMS,
  ...FORMATS,
  ...WEB,
  ...MAIL_TRIGGERS,
  ...RECORD_TRIGGERS,
  ...MAIL,
  ...MAILINGS,
  ...CHATS,
  ...FILES,
  ...TABLES,
  ...DATABASES,
  ...CRM,
  ...REACH,
  ...SUPPORT,
  ...COMMERCE,
  ...TASKS,
  ...SYSTEMS,
  ...READING,
  ...THINKING,
  ...MODELS,
  ...STORES,
  ...PARTS,
  ...TOOLS,
}

export type NodeId = keyof typeof ALL

export const NODES: Readonly<Record<NodeId, NodeFact>> = ALL

/** @param type as n8n names it, package first */
export const factOf = (type: string): NodeFact | undefined => BY_TYPE.get(type)

export const isTrigger = (type: string): boolean => factOf(type)?.kind === 'trigger'

const BY_TYPE: ReadonlyMap<string, NodeFact> = new Map(
  Object.values(NODES).map((fact) => [fact.type, fact]),
)
