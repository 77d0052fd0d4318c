/** What can date, once: texts, tools and costs read it here by id. */
import { aiAct } from './ai-act.ts'
import { cnil } from './cnil.ts'
import { frameworks } from './frameworks.ts'
import { freelance } from './freelance.ts'
import { gdpr } from './gdpr.ts'
import { models } from './models.ts'
import { n8n } from './n8n.ts'
import { researchCredit } from './research-credit.ts'
import { vectorStores } from './vector-stores.ts'

/** Topics by the name of their file. */
export const TOPICS = {
  'ai-act': aiAct,
  cnil,
  frameworks,
  freelance,
  gdpr,
  models,
  n8n,
  'research-credit': researchCredit,
  'vector-stores': vectorStores,
} as const
