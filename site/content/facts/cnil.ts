/** What the French authority says of AI and of measuring visits. */
import { topic } from './topic.ts'

const checked = '2026-11-22'
const review = '2027-05-22'

const audience = {
  checked,
  review,
  version: '2025-10-03',
  dated: 'stated',
  source: {
    title: 'Cookies de mesure d’audience : la délibération du 4 juillet 2025',
    publisher: 'Quantic Avocats',
    url: 'https://www.quantic-avocats.com/2025/10/03/deliberationcnilcookiesaudience',
  },
} as const

export const cnil = topic({
  'audience-exemption-article': {
    value: 82,
    unit: 'article',
    label: {
      fr: 'mesure d’audience exemptée de consentement (loi Informatique et Libertés)',
      en: 'audience measurement exempt from consent (French Data Protection Act)',
    },
    checked,
    review,
    version: '2025-07-04',
    dated: 'stated',
    source: {
      title: 'Cookies : solutions pour les outils de mesure d’audience',
      publisher: 'CNIL',
      url: 'https://www.cnil.fr/fr/node/167364',
    },
  },
  'audience-cookie-life': {
    value: 13,
    unit: 'months',
    label: {
      fr: 'durée de vie maximale d’un cookie de mesure d’audience exempté',
      en: 'longest life of an exempt audience cookie',
    },
    ...audience,
  },
  'audience-data-life': {
    value: 25,
    unit: 'months',
    label: {
      fr: 'durée maximale de conservation de ses données',
      en: 'longest time its data may be kept',
    },
    ...audience,
  },
  'ai-first-sheets': {
    value: '2024-04-08',
    unit: 'date',
    label: {
      fr: 'sept premières recommandations sur le développement de l’IA',
      en: 'first seven recommendations on developing AI',
    },
    checked,
    review: '2027-11-22',
    version: '2024-04-08',
    dated: 'stated',
    source: {
      title: 'Développement des systèmes d’IA : les recommandations de la CNIL',
      publisher: 'Vie publique',
      url: 'https://www.vie-publique.fr/en-bref/293705-cnil-7-recommandations-sur-le-developpement-des-systemes-dia',
    },
  },
  'ai-legitimate-interest': {
    value: '2025-04-10',
    unit: 'date',
    label: {
      fr: 'recommandation sur l’intérêt légitime (délibération n° 2025-041)',
      en: 'recommendation on legitimate interest (decision 2025-041)',
    },
    checked,
    review,
    version: '2025-06-22',
    dated: 'not-before',
    source: {
      title: 'La Cnil publie deux fiches sur l’application du RGPD aux systèmes d’IA',
      publisher: 'Face au risque',
      url: 'https://www.faceaurisque.com/?p=199329',
    },
  },
  'ai-last-sheets': {
    value: '2025-07-22',
    unit: 'date',
    label: {
      fr: 'dernières recommandations sur le développement de l’IA',
      en: 'last recommendations on developing AI',
    },
    checked,
    review,
    version: '2025-07-22',
    dated: 'stated',
    source: {
      title: 'IA et RGPD : la CNIL transmet ses dernières recommandations',
      publisher: 'Solutions numériques',
      url: 'https://www.solutions-numeriques.com/ia-et-rgpd-la-cnil-transmet-ses-dernieres-recommandations-et-prepare-deja-la-suite',
    },
  },
})
