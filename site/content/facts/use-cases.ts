/** What the use cases rest on besides the law's dates and the models' prices. */
import { models } from './models.ts'
import { topic } from './topic.ts'

const checked = '2026-11-22'
const review = '2027-05-22'

/** A law firm's account of the guide that the French authority published in January 2023. */
const candidates = {
  checked,
  review,
  version: '2023-05-03',
  dated: 'stated',
  source: {
    title: 'Traitement des données des candidats : la CNIL publie un guide sur le recrutement',
    publisher: 'Lexplicite, CMS Francis Lefebvre',
    url: 'https://www.lexplicite.fr/traitement-des-donnees-des-candidats-la-cnil-publie-un-guide-sur-le-recrutement/',
  },
} as const

export const useCases = topic({
  'labour-hour': {
    value: 43.9,
    unit: 'EUR',
    label: {
      fr: 'coût horaire moyen du travail en France en 2024, secteur marchand, 10 salariés ou plus',
      en: 'average hourly labour cost in France in 2024, market sector, 10 employees or more',
    },
    reads: { fr: '{value} de l’heure', en: '{value} an hour' },
    checked,
    review: '2027-07-15',
    version: '2025-06-26',
    dated: 'stated',
    source: {
      title: 'Salaires et coût du travail en Europe',
      publisher: 'Insee Références, Emploi, chômage, revenus du travail',
      url: 'https://www.insee.fr/fr/statistiques/8376892?sommaire=8376908',
    },
  },
  'embedding-price': {
    value: 0.13,
    unit: 'USD',
    label: {
      fr: 'prix de la vectorisation, text-embedding-3-large',
      en: 'price of embeddings, text-embedding-3-large',
    },
    reads: {
      fr: '{value} par million de tokens vectorisés',
      en: '{value} per million tokens embedded',
    },
    checked,
    review: '2027-02-22',
    version: '2024-01-25',
    dated: 'not-before',
    source: {
      title: 'text-embedding-3-large: model details and pricing',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/api/docs/models/text-embedding-3-large.md',
    },
  },
  /** The price of `models`, in fewer words: in a table it stands alone. */
  'cache-read': {
    ...models['claude-sonnet-5-5-cached'],
    reads: { fr: '{value} le million de tokens en cache', en: '{value} a million cached tokens' },
  },
  'high-risk-guidelines': {
    value: '2026-05-19',
    unit: 'date',
    label: {
      fr: 'projet de lignes directrices sur les systèmes à haut risque, emploi compris',
      en: 'draft guidelines on high-risk systems, employment included',
    },
    checked,
    review: '2027-02-22',
    version: '2026-05-19',
    dated: 'not-before',
    source: {
      title: 'High-risk AI guidelines, HR and recruitment',
      publisher: 'Responsible AI Platform',
      url: 'https://www.aiactblog.nl/en/posts/high-risk-ai-guidelines-hr-recruitment',
    },
  },
  'staff-committee-article': {
    value: 'L. 2312-38',
    unit: 'name',
    label: {
      fr: 'information du comité social et économique sur les traitements automatisés',
      en: 'telling the works council about automated processing of staff data',
    },
    reads: {
      fr: 'article {value} du Code du travail',
      en: 'Article {value} of the French Labour Code',
    },
    checked,
    review: '2027-11-22',
    version: '2018-01-01',
    dated: 'stated',
    source: {
      title: 'Article L2312-38 du Code du travail',
      publisher: { fr: 'Doctrine, texte du code', en: 'Doctrine, text of the code' },
      url: 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006072050/articles/LEGIARTI000035610275?version=LEGIARTI000035610275&source=legislation-text',
    },
  },
  'staff-committee-consulted': {
    value: 'L. 2312-8',
    unit: 'name',
    label: {
      fr: 'consultation du comité social et économique sur les nouvelles technologies, dès 50 salariés',
      en: 'consulting the works council on new technology, from 50 employees',
    },
    reads: { fr: 'article {value}', en: 'Article {value}' },
    checked: '2026-11-23',
    review: '2027-11-22',
    // The page carries no day; it tells of an order of that one.
    version: '2025-02-14',
    dated: 'not-before',
    source: {
      title:
        'Employeurs : anticipez la consultation préalable du comité social et économique avant le déploiement de vos logiciels intégrant l’IA',
      publisher: 'UGGC Avocats',
      url: 'https://www.uggc.com/employeurs-anticipez-le-sujet-de-la-consultation-prealable-du-comite-social-et-economique-avant-le-deploiement-meme-en-phase-pilote-de-vos-logiciels-integrant-lia/',
    },
  },
  'refused-candidate-kept': {
    value: 3,
    unit: 'months',
    label: {
      fr: 'conservation d’une candidature refusée, pour en expliquer les raisons',
      en: 'how long a refused application is kept, to explain the reasons',
    },
    ...candidates,
  },
  'candidate-pool-kept': {
    value: 2,
    unit: 'years',
    label: {
      fr: 'conservation au plus dans un vivier, avec accord, depuis le dernier contact',
      en: 'longest stay in a talent pool, with consent, from the last contact',
    },
    ...candidates,
  },
  'prospect-kept': {
    value: 3,
    unit: 'years',
    label: {
      fr: 'conservation recommandée des données d’un prospect, depuis son dernier contact',
      en: 'recommended time to keep a prospect’s data, from their last contact',
    },
    checked,
    review,
    version: '2024-02-01',
    dated: 'stated',
    source: {
      title:
        'Quelle est selon la CNIL la durée de conservation des données pour la prospection d’un non-client par courriel',
      publisher: 'Olympe',
      url: 'https://olympe.legal/quelle-est-selon-la-cnil-la-duree-de-conservation-des-donnees-pour-la-finalite-effectuer-des-operations-relatives-a-la-prospection-dun-non-client-par-courriel/',
    },
  },
  'safety-offer-article': {
    value: 19,
    unit: 'article',
    label: {
      fr: 'mentions obligatoires d’une offre en ligne, règlement (UE) 2023/988',
      en: 'what an online offer must state, Regulation (EU) 2023/988',
    },
    checked,
    review: '2027-11-22',
    version: '2024-12-13',
    dated: 'not-before',
    source: {
      title: 'Compliance de la sécurité des produits',
      publisher: 'EaseCert',
      url: 'https://easecert.com/fr/pages/compliance-de-la-securite-des-produits',
    },
  },
})
