/** What the article on the guardrails of a model says that can date. */
import { topic } from './topic.ts'

const checked = '2026-11-29'

/** The edition has a day, its entries have none of their own. */
const owasp = {
  unit: 'name',
  checked,
  review: '2027-08-04',
  version: '2026-08-04',
  dated: 'stated',
} as const

const defences = {
  unit: 'number',
  checked,
  review: '2027-11-29',
  version: '2026-04-26',
  dated: 'stated',
  source: {
    title:
      'Evaluation of Prompt Injection Defenses in Large Language Models, first version: abstract',
    publisher: { fr: 'Deep et al., sur Emergent Mind', en: 'Deep et al., on Emergent Mind' },
    url: 'https://www.emergentmind.com/papers/2604.23887',
  },
} as const

export const guardrails = topic({
  'owasp-injection': {
    value: 'LLM01:2026',
    label: {
      fr: 'fiche d’OWASP sur l’injection de prompt',
      en: 'entry of OWASP on prompt injection',
    },
    ...owasp,
    source: {
      title: 'LLM01:2026 Prompt Injection',
      publisher: 'OWASP GenAI Security Project',
      url: 'https://github.com/GenAI-Security-Project/GenAI-LLM-Top10/blob/2ed73586f99170e5d978357873a3aba7e3306c71/2026/final/LLM01_PromptInjection.md',
    },
  },
  'owasp-agency': {
    value: 'LLM03:2026',
    label: {
      fr: 'fiche d’OWASP sur le pouvoir excessif d’un agent',
      en: 'entry of OWASP on excessive agency',
    },
    ...owasp,
    source: {
      title: 'LLM03:2026 Excessive Agency',
      publisher: 'OWASP GenAI Security Project',
      url: 'https://github.com/GenAI-Security-Project/GenAI-LLM-Top10/blob/c402f81b56ce58e2bb1a843cc9a51f36d2c2abe4/2026/final/LLM03_ExcessiveAgency.md',
    },
  },
  'defences-attacked': {
    value: 20_000,
    label: {
      fr: 'attaques lancées contre neuf défenses, au moins',
      en: 'attacks run on nine defences, at least',
    },
    reads: { fr: 'plus de {value} attaques', en: 'more than {value} attacks' },
    ...defences,
  },
  'defences-held': {
    value: 15_000,
    label: {
      fr: 'attaques contre le contrôle de la réponse par du code, sans une fuite',
      en: 'attacks on answers checked by code, without a leak',
    },
    reads: { fr: '{value} attaques', en: '{value} attacks' },
    ...defences,
  },
  trifecta: {
    value: 'lethal trifecta',
    unit: 'name',
    label: {
      fr: 'nom des trois ingrédients d’une fuite chez un agent',
      en: 'name of the three ingredients of a leak from an agent',
    },
    reads: { fr: '« {value} »', en: '“{value}”' },
    checked,
    review: '2027-11-29',
    version: '2025-07-10',
    dated: 'stated',
    source: {
      title: 'The lethal trifecta for AI agents',
      publisher: {
        fr: 'Simon Willison, cité par Conffab',
        en: 'Simon Willison, quoted by Conffab',
      },
      url: 'https://conffab.com/?p=8744',
    },
  },
  echoleak: {
    value: 'EchoLeak',
    unit: 'name',
    label: {
      fr: 'fuite sans un clic montrée sur Microsoft 365 Copilot',
      en: 'leak without a click shown on Microsoft 365 Copilot',
    },
    checked,
    review: '2027-11-29',
    version: '2026-04-23',
    dated: 'stated',
    source: {
      title:
        'Microsoft “EchoLeak”: How One Email Turned Microsoft 365 Copilot into a Zero-Click Data Exfiltration Path',
      publisher: 'AIDEFEND',
      url: 'https://aidefendlabs.com/en/aia/2026-04/009-microsoft-echoleak-zero-click-prompt-injection.html',
    },
  },
  /** The post carries no day: the paper that it presents is of this month. */
  'design-patterns': {
    value: 'six',
    unit: 'name',
    label: {
      fr: 'patrons de conception d’un agent qui résiste à l’injection',
      en: 'design patterns of an agent that resists injection',
    },
    checked,
    review: '2027-11-29',
    version: '2025-06-01',
    dated: 'not-before',
    source: {
      title: 'Design patterns for the securing of LLM agents, a reading of Beurer-Kellner et al.',
      publisher: 'cusy',
      url: 'https://cusy.io/en/blog/design-patterns-for-the-securing-of-llm-agents/view',
    },
  },
})
