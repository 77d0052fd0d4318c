/** What an order is written with: payment, rights, notice of retired models, measured limits. */
import { topic } from './topic.ts'

const checked = '2026-11-22'

const payment = {
  checked,
  review: '2027-05-22',
  version: '2024-11-28',
  dated: 'not-before',
  source: {
    title: 'Délais de paiement entre les entreprises',
    publisher: 'Ministère de l’Économie, Cedef',
    url: 'https://www.economie.gouv.fr/cedef/delais-de-paiement-entre-entreprises',
  },
} as const

const legalResearch = {
  unit: 'percent',
  checked,
  review: '2027-11-22',
  version: '2024-05-30',
  dated: 'stated',
  source: {
    title: 'Hallucination-Free? Assessing the Reliability of Leading AI Legal Research Tools',
    publisher: 'Magesh et al. (ArgMin AI)',
    url: 'https://app.argminai.com/arxiv-dashboard/papers/2405.20362v1',
  },
} as const

const retirements = {
  checked,
  review: '2027-02-22',
  version: '2026-10-14',
  dated: 'not-before',
  source: {
    title: 'GPT-4o and GPT-4.1 API shutdown: migration',
    publisher: 'Codersera',
    url: 'https://codersera.com/blog/gpt-4o-gpt-4-1-api-shutdown-migration-2026/',
  },
} as const

const accessibility = {
  checked,
  review: '2027-05-22',
  version: '2025-11-13',
  dated: 'not-before',
  source: {
    title: 'Accessibilité : les exemptions précisées par la DGCCRF',
    publisher: 'Agipi',
    url: 'https://www.agipi.com/?p=42158',
  },
} as const

export const services = topic({
  'payment-default': {
    value: 30,
    unit: 'days',
    label: {
      fr: 'délai de paiement entre professionnels, sauf accord',
      en: 'time to pay between businesses in France, unless agreed otherwise',
    },
    ...payment,
  },
  'payment-longest': {
    value: 60,
    unit: 'days',
    label: {
      fr: 'délai convenu le plus long, après la date de facture',
      en: 'longest time that can be agreed, from the date of the invoice',
    },
    ...payment,
  },
  'assignment-article': {
    value: 'L131-3',
    unit: 'name',
    label: {
      fr: 'cession des droits d’auteur : chaque droit cédé est mentionné à part',
      en: 'assignment of copyright: each right is named separately',
    },
    reads: {
      fr: 'article {value} du code de la propriété intellectuelle',
      en: 'Article {value} of the French intellectual property code',
    },
    checked,
    review: '2027-11-22',
    version: '2018-03-09',
    dated: 'stated',
    source: {
      title: 'La modification de la titularité : le contrat de cession',
      publisher: 'Agence pour la protection des programmes',
      url: 'https://www.app.asso.fr/centre-information/base-de-connaissances/code-logiciels/la-titularite-des-droits/la-modification-de-la-titularite-le-contrat-de-cession',
    },
  },
  'rag-legal-low': {
    value: 17,
    label: {
      fr: 'réponses fausses ou trompeuses, outil juridique RAG le moins fautif',
      en: 'false or misleading answers, least faulty legal RAG tool',
    },
    ...legalResearch,
  },
  'rag-legal-high': {
    value: 33,
    label: {
      fr: 'réponses fausses ou trompeuses, outil juridique RAG le plus fautif',
      en: 'false or misleading answers, most faulty legal RAG tool',
    },
    ...legalResearch,
  },
  'anthropic-notice': {
    value: 60,
    unit: 'days',
    label: {
      fr: 'préavis minimal d’Anthropic avant le retrait d’un modèle',
      en: 'shortest notice Anthropic gives before it retires a model',
    },
    checked: '2026-11-29',
    review: '2027-02-22',
    version: '2026-02-05',
    dated: 'not-before',
    source: {
      title: 'Model deprecations',
      publisher: 'Anthropic',
      url: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
    },
  },
  'openai-notice': {
    value: 6,
    unit: 'months',
    label: {
      fr: 'préavis annoncé par OpenAI avant le retrait d’un modèle courant',
      en: 'notice OpenAI states for generally available models',
    },
    checked,
    review: '2027-02-22',
    version: '2026-05-07',
    dated: 'not-before',
    source: {
      title: 'Deprecations: model deprecation notice periods',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/api/docs/deprecations.md',
    },
  },
  'gpt-4o-announced': {
    value: '2026-10-14',
    unit: 'date',
    label: {
      fr: 'annonce du retrait de GPT-4o et GPT-4.1',
      en: 'retirement of GPT-4o and GPT-4.1 announced',
    },
    ...retirements,
    version: '2026-10-15',
    dated: 'stated',
    source: {
      title: 'Every OpenAI model shutdown date until January 2027, and what replaces it',
      publisher: {
        fr: 'ImportStatic, d’après la page d’OpenAI du 15 octobre 2026',
        en: 'ImportStatic, reading OpenAI’s page of 15 October 2026',
      },
      url: 'https://dev.to/importstatic/every-openai-model-shutdown-date-until-january-2027-and-what-replaces-it-1dfk',
    },
  },
  'gpt-4o-retired': {
    value: '2027-01-14',
    unit: 'date',
    label: {
      fr: 'retrait de GPT-4o et GPT-4.1 de l’API, avec leurs versions réentraînées',
      en: 'GPT-4o and GPT-4.1 leave the API, with the models tuned on them',
    },
    ...retirements,
  },
  'openai-tuning-closes': {
    value: '2027-01-06',
    unit: 'date',
    label: {
      fr: 'les derniers clients d’OpenAI ne peuvent plus lancer de fine-tuning en libre-service',
      en: 'OpenAI’s last self-serve customers can start no new fine-tuning job',
    },
    ...retirements,
  },
  'accessibility-applies': {
    value: '2025-06-28',
    unit: 'date',
    label: {
      fr: 'accessibilité obligatoire de services privés, dont le commerce électronique',
      en: 'accessibility required of private services, e-commerce among them',
    },
    ...accessibility,
  },
  'accessibility-staff': {
    value: 10,
    unit: 'people',
    label: {
      fr: 'effectif sous lequel une entreprise de services peut être exemptée',
      en: 'staff below which a service business may be exempt',
    },
    ...accessibility,
  },
  'accessibility-turnover': {
    value: 2_000_000,
    unit: 'EUR',
    label: {
      fr: 'chiffre d’affaires ou bilan sous lequel elle peut l’être',
      en: 'turnover or balance sheet below which it may be',
    },
    ...accessibility,
  },
})
