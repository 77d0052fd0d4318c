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
  'audience-guidelines': {
    value: '2020-09-17',
    unit: 'date',
    label: {
      fr: 'lignes directrices de la CNIL sur les cookies et autres traceurs (délibération n° 2020-091)',
      en: 'CNIL guidelines on cookies and other trackers (decision 2020-091)',
    },
    checked: '2026-11-23',
    review,
    version: '2020-09-17',
    dated: 'stated',
    source: {
      title: 'Délibération n° 2020-092 du 17 septembre 2020, qui s’y réfère',
      publisher: 'Légifrance',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388197',
    },
  },
  'hashed-stays-personal': {
    value: '2017-02-08',
    unit: 'date',
    label: {
      fr: 'décision du Conseil d’État : haché et salé, un identifiant reste une donnée personnelle (n° 393714)',
      en: 'French Council of State: hashed and salted, an identifier is still personal data (no. 393714)',
    },
    checked: '2026-11-23',
    review: '2027-11-23',
    version: '2017-02-08',
    dated: 'not-before',
    source: {
      title: 'Données personnelles et anonymisation',
      publisher: { fr: 'David Truche, avocat', en: 'David Truche, lawyer' },
      url: 'https://consultation.avocat.fr/blog/david-truche/article-18268-donnees-personnelles-et-anonymisation.html',
    },
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
