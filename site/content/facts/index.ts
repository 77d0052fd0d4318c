/** What can date, once: texts, tools and costs read it here by id. */
import { aiAct } from './ai-act.ts'
import { articles } from './articles.ts'
import { articlesTwo } from './articles-2.ts'
import { cnil } from './cnil.ts'
import { comparisons } from './comparisons.ts'
import { frameworks } from './frameworks.ts'
import { freelance } from './freelance.ts'
import { gdpr } from './gdpr.ts'
import { glossary } from './glossary.ts'
import { guardrails } from './guardrails.ts'
import { guidesModels } from './guides-models.ts'
import { guidesEvaluation } from './guides-evaluation.ts'
import { guidesAgents } from './guides-agents.ts'
import { guidesRag } from './guides-rag.ts'
import { legal } from './legal.ts'
import { models } from './models.ts'
import { n8n } from './n8n.ts'
import { payroll } from './payroll.ts'
import { places } from './places.ts'
import { prompts } from './prompts.ts'
import { questions } from './questions.ts'
import { researchCredit } from './research-credit.ts'
import { roi } from './roi.ts'
import { selfEmployed } from './self-employed.ts'
import { services } from './services.ts'
import { taxes } from './taxes.ts'
import { useCases } from './use-cases.ts'
import { vectorStores } from './vector-stores.ts'
import { workflows } from './workflows.ts'

/** Topics by the name of their file. */
export const TOPICS = {
  'ai-act': aiAct,
  articles,
  'articles-2': articlesTwo,
  cnil,
  comparisons,
  frameworks,
  freelance,
  gdpr,
  glossary,
  guardrails,
  'guides-agents': guidesAgents,
  'guides-evaluation': guidesEvaluation,
  'guides-models': guidesModels,
  'guides-rag': guidesRag,
  legal,
  models,
  n8n,
  payroll,
  places,
  prompts,
  questions,
  'research-credit': researchCredit,
  roi,
  'self-employed': selfEmployed,
  services,
  taxes,
  'use-cases': useCases,
  'vector-stores': vectorStores,
  workflows,
} as const
