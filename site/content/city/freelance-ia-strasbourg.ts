import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Comment chercher par IA dans des dossiers français, allemands et anglais à Strasbourg ?',
    en: 'How do you search French, German and English files with AI in Strasbourg?',
  },
  fr: {
    title: 'Freelance IA à Strasbourg : documents en plusieurs langues',
    description:
      "Recherche documentaire à Strasbourg : une grille d'essai pour trois langues, la Pharmacopée, Kehl à portée de tram, et des jours choisis hors session.",
    heading: "À Strasbourg, l'IA lit plusieurs langues",
    name: 'Freelance IA à Strasbourg',
    hint: "Assistants multilingues pour une ville ouverte sur l'Allemagne.",
    lead: "En essayant chaque couple de langues avant de promettre quoi que ce soit : une question française posée à un document allemand n'est pas le cas facile. À Strasbourg, ce couple est le quotidien. Je construis la grille d'essai avec vous, puis l'outil. Les jours sur place se choisissent avec le calendrier du Parlement européen sous les yeux.",
  },
  en: {
    title: 'AI freelancer for Strasbourg: search across languages',
    description:
      'Document search in Strasbourg: a test grid for three languages, the European Pharmacopoeia, Kehl by tram, and visits planned around plenary weeks.',
    heading: 'In Strasbourg, AI reads several languages',
    name: 'AI freelancer for Strasbourg',
    hint: 'Multilingual assistants for a city on the German border.',
    lead: "Try every pair of languages before promising anything. A French question put to a German file isn't the easy case, and in Strasbourg it's the daily one. I build the test grid with you first, and the tool second. Days on site get picked with the European Parliament's calendar on the table.",
  },
  related: [
    'architecte-ia-grand-est',
    'glossaire-embeddings',
    'cas-usage-rag-documentation',
    'consultant-rag-freelance',
    'mon-serveur-rag',
  ],
})
