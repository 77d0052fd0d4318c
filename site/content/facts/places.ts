/** What is particular to a city or a region: journeys, aid, research clusters, rules of a trade. */
import { topic } from './topic.ts'

const checked = '2026-11-22'
/** Plans and research clusters are told again when they change, which is seldom. */
const review = '2027-11-22'

/** Told the day after the names of the winners, a Tuesday: 21 May 2024. */
const clusters = {
  checked,
  review,
  version: '2024-05-22',
  dated: 'not-before',
  source: {
    title: '3IA Côte d’Azur : un label IA-cluster assorti de 20 M€',
    publisher: 'WebTimeMedias',
    url: 'https://www.webtimemedias.com/article/3-ia-cote-azur-label-ia-cluster-assorti-20-me',
  },
} as const

const cluster = (value: number, name: string) =>
  ({
    value,
    unit: 'EUR',
    label: {
      fr: `dotation France 2030 du pôle de recherche en IA ${name}`,
      en: `France 2030 grant to the AI research cluster ${name}`,
    },
    ...clusters,
  }) as const

/** Timetables change in December. */
const timetable = { checked, review: '2027-01-31' } as const

export const places = topic({
  'cluster-prairie': cluster(75_000_000, 'PR[AI]RIE-PSAI'),
  'cluster-postgenai': cluster(35_000_000, 'PostGenAI@Paris'),
  'cluster-hi-paris': cluster(70_000_000, 'Hi! Paris'),
  'cluster-dataia': cluster(20_000_000, 'DATAIA'),
  'cluster-miai': cluster(70_000_000, 'MIAI'),
  'cluster-enact': cluster(30_000_000, 'ENACT'),
  'cluster-aniti': cluster(20_000_000, 'ANITI'),
  'cluster-sequoia': cluster(20_000_000, 'SequoIA'),
  'cluster-cote-azur': cluster(20_000_000, '3IA Côte d’Azur'),
  'diag-data-ia-days': {
    value: 10,
    unit: 'days',
    label: {
      fr: 'intervention d’un expert dans un diagnostic Data IA de Bpifrance',
      en: 'an expert’s time in a Bpifrance Data IA diagnosis',
    },
    checked,
    review: '2027-03-31',
    version: '2025-07-01',
    dated: 'not-before',
    source: {
      title: 'Plan national « Osez l’IA »',
      publisher: 'Bpifrance',
      url: 'https://presse.bpifrance.fr/?p=231632',
    },
  },
  'diag-data-ia-share': {
    value: 40,
    unit: 'percent',
    label: {
      fr: 'part des diagnostics IA financée selon le plan « Osez l’IA »',
      en: 'share of AI diagnoses paid for under the “Osez l’IA” plan',
    },
    checked,
    review: '2027-03-31',
    version: '2025-07-01',
    dated: 'not-before',
    source: {
      title: 'Lancement du plan national « Osez l’IA »',
      publisher: 'Le Média+',
      url: 'https://www.lemediaplus.com/lancement-du-plan-national-osez-lia-pour-promouvoir-lintelligence-artificielle-dans-les-entreprises',
    },
  },
  'dora-applies': {
    value: '2025-01-17',
    unit: 'date',
    label: {
      fr: 'application du règlement DORA aux entités financières',
      en: 'date from which DORA applies to financial entities',
    },
    checked,
    review,
    version: '2025-01-17',
    dated: 'not-before',
    source: {
      title: 'FAQ sur la directive et le règlement DORA',
      publisher: 'ACPR, Banque de France',
      url: 'https://acpr.banque-france.fr/fr/reglementation/focus-sur-la-reglementation/transverse/digital-operational-resilience-act-dora/faq-sur-la-directive-et-le-reglement-dora',
    },
  },
  'prevention-plan': {
    value: 400,
    unit: 'hours',
    label: {
      fr: 'travail de toutes les entreprises extérieures, sur douze mois, à partir duquel le plan de prévention est écrit',
      en: 'work by all outside companies, over twelve months, from which the safety plan must be in writing',
    },
    checked: '2026-11-29',
    review,
    version: '2008-05-01',
    dated: 'not-before',
    source: {
      title: 'Plan de prévention écrit lors d’intervention d’entreprises extérieures',
      publisher: 'Atousanté',
      url: 'https://www.atousante.com/obligations-employeur/sante-securite/plan-prevention-ecrit-intervention-entreprises-exterieures/',
    },
  },
  'grand-est-staff': {
    value: 2000,
    unit: 'people',
    label: {
      fr: 'effectif sous lequel le Grand Est aide un premier projet d’IA',
      en: 'staff below which Grand Est supports a first AI project',
    },
    checked,
    review: '2027-03-31',
    version: '2025-12-03',
    dated: 'stated',
    source: {
      title: 'Aide aux entreprises primo-utilisatrices d’intelligence artificielle',
      publisher: 'Les-aides.fr',
      url: 'https://les-aides.fr/aide/dSAP3w/region-grand-est/aide-aux-entreprises-primo-utilisatrices-d-intelligence-artificielle.html',
    },
  },
  'grand-est-commuters': {
    value: 182_000,
    unit: 'people',
    label: {
      fr: 'habitants du Grand Est qui travaillaient dans un pays voisin en 2018',
      en: 'residents of Grand Est working in a neighbouring country in 2018',
    },
    checked,
    review,
    version: '2022-05-19',
    dated: 'stated',
    source: {
      title: 'Le travail frontalier dans le Grand Est',
      publisher: 'Insee',
      url: 'https://www.insee.fr/fr/statistiques/6444588',
    },
  },
  'train-marseille-nice': {
    value: 160,
    unit: 'minutes',
    label: {
      fr: 'Marseille-Nice par le train régional',
      en: 'Marseille to Nice by regional train',
    },
    ...timetable,
    version: '2025-06-29',
    dated: 'not-before',
    source: {
      title: 'Lancement de l’offre ZOU! entre Marseille, Toulon et Nice',
      publisher: 'GART',
      url: 'https://www.gart.org/?p=53250',
    },
  },
  'tram-montpellier': {
    value: 20,
    unit: 'minutes',
    label: {
      fr: 'd’une gare de Montpellier à l’autre, en tramway',
      en: 'from one Montpellier station to the other by tram',
    },
    ...timetable,
    version: '2025-10-28',
    dated: 'stated',
    source: {
      title: 'Ligne 1 : le tramway jusqu’à la gare Sud de France',
      publisher: 'Ville et Métropole de Montpellier',
      url: 'https://encommun.montpellier.fr/articles/2025-10-28-ligne-1-le-tramway-jusqua-la-gare-sud-de-france-ils-lattendaient-avec?field_lieux_target_id=13&field_thematiques_target_id=52',
    },
  },
  'occitanie-plan': {
    value: 60_000_000,
    unit: 'EUR',
    label: {
      fr: 'plan de la Région Occitanie pour l’intelligence artificielle, 2024-2028',
      en: 'AI plan of the Occitanie region, 2024–2028',
    },
    checked,
    review,
    version: '2024-07-11',
    dated: 'not-before',
    source: {
      title: 'Des IA « de confiance » et responsables en Occitanie',
      publisher: 'Région Occitanie',
      url: 'https://laregion.fr/Des-IA-de-confiance-et-responsables-en-Occitanie',
    },
  },
  'occitanie-companies': {
    value: 18_000_000,
    unit: 'EUR',
    label: {
      fr: 'part du plan destinée à la R&D des entreprises spécialisées en IA',
      en: 'part of the plan for R&D in companies specialised in AI',
    },
    checked,
    review,
    version: '2024-07-12',
    dated: 'not-before',
    source: {
      title: 'La Région Occitanie investit 60 millions d’euros dans l’intelligence artificielle',
      publisher: 'Entreprises Occitanie',
      url: 'https://entreprises-occitanie.com/actualites/creations-dentreprises-recherche-la-region-occitanie-investit-60-millions-deuros-dans',
    },
  },
  'sud-plan': {
    value: 70_000_000,
    unit: 'EUR',
    label: {
      fr: 'plan SUD IA de la Région Provence-Alpes-Côte d’Azur, sur cinq ans',
      en: 'SUD IA plan of the Provence-Alpes-Côte d’Azur region, over five years',
    },
    checked,
    review,
    version: '2024-10-25',
    dated: 'not-before',
    source: {
      title: 'SUD IA : la Région Sud investit 70 millions d’euros',
      publisher: 'ActuIA',
      url: 'https://actuia.com/actualite/sud-ia-la-region-sud-investit-70-millions-deuros-pour-democratiser-lacces-a-lia-et-booster-leconomie-regionale/',
    },
  },
  'loire-plan': {
    value: 300_000_000,
    unit: 'EUR',
    label: {
      fr: 'aides à l’innovation de la Région Pays de la Loire, sur quatre ans',
      en: 'innovation aid of the Pays de la Loire region, over four years',
    },
    checked,
    review,
    version: '2025-07-01',
    dated: 'not-before',
    source: {
      title: 'Innovation : la Région Pays de la Loire mobilise 300 millions d’euros',
      publisher: 'Le Journal des entreprises',
      url: 'https://www.lejournaldesentreprises.com/article/innovation-la-region-pays-de-la-loire-mobilise-300-millions-deuros-pour-soutenir-les-entreprises-2123659',
    },
  },
  'sophia-jobs': {
    value: 44_500,
    unit: 'people',
    label: {
      fr: 'emplois de Sophia Antipolis, chiffres clés 2025',
      en: 'people employed in Sophia Antipolis, key figures for 2025',
    },
    checked,
    review,
    version: '2025-01-01',
    dated: 'not-before',
    source: {
      title: 'Sophia : le nouveau préfet en visite au cœur du réacteur de l’IA',
      publisher: 'Sophianet',
      url: 'https://www.sophianet.com/article/sophia-le-nouveau-prefet-en-visite-au-coeur-du-reacteur-de-l-ia',
    },
  },
  'wine-label': {
    value: '2023-12-08',
    unit: 'date',
    label: {
      fr: 'étiquetage des ingrédients et des valeurs nutritionnelles du vin',
      en: 'labelling of ingredients and nutrition for wine',
    },
    checked,
    review,
    version: '2023-12-08',
    dated: 'not-before',
    source: {
      title: 'Vin : la liste des ingrédients et valeur nutritionnelle à portée de QR code',
      publisher: 'Pleinchamp',
      url: 'https://www.pleinchamp.com/actualite/vin-la-liste-des-ingredients-et-valeur-nutritionnelle-a-portee-de-qr-code',
    },
  },
})
