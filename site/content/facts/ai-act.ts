/** Regulation (EU) 2024/1689, and the dates that its first amendment moved. */
import { topic } from './topic.ts'

const checked = '2026-11-22'
const review = '2027-01-31'

/** The article as it was published; the amendment moved the dates that `council` gives. */
const article113 = {
  checked,
  review,
  version: '2024-07-12',
  dated: 'stated',
  source: {
    title: 'Regulation (EU) 2024/1689, Article 113',
    publisher: {
      fr: 'LegalViz.EU, texte du Journal officiel',
      en: 'LegalViz.EU, text of the Official Journal',
    },
    url: 'https://legalviz.eu/aia/article/113',
  },
} as const

const council = {
  checked,
  review,
  version: '2026-06-29',
  dated: 'stated',
  source: {
    title: 'Artificial intelligence: Council gives final green light to simplify rules',
    publisher: {
      fr: 'Conseil de l’Union européenne, communiqué diffusé par Public',
      en: 'Council of the European Union, press release distributed by Public',
    },
    url: 'https://pubt.io/view/05F17399F4640BA895E91D794EB2716EE8B5C1B9',
  },
} as const

const article99 = {
  checked,
  review: '2027-05-22',
  version: '2026-06-07',
  dated: 'stated',
  source: {
    title: 'EU Artificial Intelligence Act, Article 99 (penalties)',
    publisher: { fr: 'BotCorpus, qui cite le règlement', en: 'BotCorpus, quoting the regulation' },
    url: 'https://botcorpus.com/corpus/world/ai-security/eu-ai-act-max-fine.json',
  },
} as const

export const aiAct = topic({
  'in-force': {
    value: '2024-08-01',
    unit: 'date',
    label: { fr: 'entrée en vigueur du règlement IA', en: 'AI Act enters into force' },
    checked,
    review: '2027-11-22',
    version: '2025-11-19',
    dated: 'not-before',
    source: {
      title: 'Frequently asked questions',
      publisher: 'European Commission, AI Act Service Desk',
      url: 'https://ai-act-service-desk.ec.europa.eu/en/faq?combine=&faq_category_id=99',
    },
  },
  'prohibited-article': {
    value: 5,
    unit: 'article',
    label: {
      fr: 'pratiques interdites, dont la notation sociale et la lecture des émotions au travail',
      en: 'prohibited practices, among them social scoring and reading emotions at work',
    },
    checked: '2026-11-23',
    review: '2027-05-22',
    version: '2026-06-12',
    dated: 'stated',
    source: {
      title: 'Prohibited AI practices (Article 5): the hard floor that already applies',
      publisher: 'AI Regulatory Intelligence, YRproject',
      url: 'https://yrproject.nl/en/prohibited-ai-practices.html',
    },
  },
  'high-risk-article': {
    value: 6,
    unit: 'article',
    label: {
      fr: 'systèmes à haut risque : les huit domaines de l’annexe III, sauf exception',
      en: 'high-risk systems: the eight areas of Annex III, exceptions aside',
    },
    checked: '2026-11-23',
    review: '2027-05-22',
    version: '2024-07-12',
    dated: 'not-before',
    source: {
      title: 'Annex III AI Act: high-risk AI use cases reference',
      publisher: { fr: 'Knowlee, résumé du règlement', en: 'Knowlee, summary of the regulation' },
      url: 'https://www.knowlee.ai/glossary/annex-iii-ai-act',
    },
  },
  'transparency-article': {
    value: 50,
    unit: 'article',
    label: {
      fr: 'dire aux personnes qu’elles parlent à une IA, sauf si c’est évident',
      en: 'telling people that they are talking to an AI, unless it is obvious',
    },
    checked: '2026-11-23',
    review: '2027-05-22',
    version: '2024-07-12',
    dated: 'not-before',
    source: {
      title: 'Article 50 AI Act: transparency obligations',
      publisher: 'Responsible AI Platform',
      url: 'https://www.aiactblog.nl/en/ai-act/artikel/50',
    },
  },
  'prohibitions-apply': {
    value: '2025-02-02',
    unit: 'date',
    label: {
      fr: 'application des interdictions (chapitres I et II)',
      en: 'prohibitions apply (chapters I and II)',
    },
    ...article113,
  },
  'general-purpose-apply': {
    value: '2025-08-02',
    unit: 'date',
    label: {
      fr: 'application des règles sur les modèles à usage général',
      en: 'rules on general-purpose models apply',
    },
    ...article113,
  },
  'general-application': {
    value: '2026-08-02',
    unit: 'date',
    label: { fr: 'application générale du règlement', en: 'general date of application' },
    ...article113,
  },
  'transparency-apply': {
    value: '2026-08-02',
    unit: 'date',
    label: {
      fr: 'application des obligations de transparence (article 50), que le report ne touche pas',
      en: 'transparency duties apply (Article 50), which the postponement left alone',
    },
    checked,
    review,
    version: '2026-07-02',
    dated: 'stated',
    source: {
      title: 'EU Council seals AI Act Omnibus, leaving August 2 transparency deadline intact',
      publisher: 'Record of Record',
      url: 'https://recordofrecord.com/articles/2026-07-02-eu-council-seals-ai-act-omnibus-leaving-august-2-transparency-deadline-intact',
    },
  },
  'high-risk-uses-apply': {
    value: '2027-12-02',
    unit: 'date',
    label: {
      fr: 'application des règles aux systèmes autonomes à haut risque (annexe III)',
      en: 'rules apply to stand-alone high-risk systems (Annex III)',
    },
    ...council,
  },
  'high-risk-products-apply': {
    value: '2028-08-02',
    unit: 'date',
    label: {
      fr: 'application des règles aux systèmes à haut risque intégrés à un produit',
      en: 'rules apply to high-risk systems embedded in products',
    },
    ...council,
  },
  'marking-deadline': {
    value: '2026-12-02',
    unit: 'date',
    label: {
      fr: 'fin du délai pour marquer les contenus générés par IA',
      en: 'end of the grace period for marking AI-generated content',
    },
    ...council,
  },
  'sandboxes-deadline': {
    value: '2027-08-02',
    unit: 'date',
    label: {
      fr: 'date limite de création des bacs à sable nationaux',
      en: 'deadline for national regulatory sandboxes',
    },
    ...council,
  },
  'literacy-article': {
    value: 4,
    unit: 'article',
    label: { fr: 'maîtrise de l’IA par les équipes', en: 'AI literacy of staff' },
    checked,
    review,
    version: '2026-06-16',
    dated: 'not-before',
    source: {
      title: 'The Digital Omnibus and the AI Act: what changes and what to do now',
      publisher: 'Responsible AI Platform',
      url: 'https://www.aiactblog.nl/en/posts/digital-omnibus-ai-act-what-changes-what-now-2026',
    },
  },
  'deployer-logs': {
    value: 6,
    unit: 'months',
    label: {
      fr: 'durée minimale de conservation des journaux par le déployeur (article 26)',
      en: 'shortest time a deployer keeps the logs (Article 26)',
    },
    checked,
    review: '2027-05-22',
    version: '2026-06-01',
    dated: 'not-before',
    source: {
      title: 'Art. 26.6 EU AI Act: log retention and audit trail obligations',
      publisher: 'GovCompass',
      url: 'https://govcompass.ai/responsible-ai/art-26-6-log-retentie',
    },
  },
  'prohibited-fine': {
    value: 35_000_000,
    unit: 'EUR',
    label: {
      fr: 'amende maximale pour une pratique interdite',
      en: 'highest fine for a prohibited practice',
    },
    ...article99,
  },
  'prohibited-fine-share': {
    value: 7,
    unit: 'percent',
    label: {
      fr: 'la même, en part du chiffre d’affaires mondial',
      en: 'the same, as a share of worldwide turnover',
    },
    ...article99,
  },
  'other-fine': {
    value: 15_000_000,
    unit: 'EUR',
    label: {
      fr: 'amende maximale pour la plupart des autres obligations',
      en: 'highest fine for most other duties',
    },
    ...article99,
  },
  'other-fine-share': {
    value: 3,
    unit: 'percent',
    label: {
      fr: 'la même, en part du chiffre d’affaires mondial',
      en: 'the same, as a share of worldwide turnover',
    },
    ...article99,
  },
})
