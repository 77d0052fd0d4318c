import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Strasbourg : documents en plusieurs langues',
    description:
      'Recherche documentaire et automatisation pour Strasbourg : textes en français, allemand et anglais, institutions, industrie rhénane. À distance ou sur place.',
    heading: "À Strasbourg, l'IA lit plusieurs langues",
    name: 'Freelance IA à Strasbourg',
    hint: "Assistants multilingues pour une ville ouverte sur l'Allemagne.",
    lead: "Un contrat en allemand, une procédure en français, un courriel en anglais : à Strasbourg, le même dossier parle souvent plusieurs langues. Un assistant documentaire peut chercher dans toutes et répondre dans la vôtre, à condition que l'évaluation soit faite langue par langue. Nos échanges ont lieu en visioconférence, ou chez vous après accord sur les dates.",
  },
  en: {
    title: 'AI freelancer for Strasbourg: search across languages',
    description:
      'Document search and automation for Strasbourg: French, German and English texts, European institutions, industry along the Rhine. Remote or on site.',
    heading: 'In Strasbourg, AI reads several languages',
    name: 'AI freelancer for Strasbourg',
    hint: 'Multilingual assistants for a city on the German border.',
    lead: "Strasbourg hosts European institutions and looks across the Rhine to Germany, so paperwork there seldom sticks to one language. Searching such archives is a fine job for embeddings, with one caution: quality must be checked in each language separately, because it's never equal. I do this work from a distance and can meet your team by appointment.",
  },
  related: [
    'architecte-ia-grand-est',
    'glossaire-embeddings',
    'cas-usage-rag-documentation',
    'consultant-rag-freelance',
    'mon-serveur-rag',
  ],
})
