import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Architecte IA dans le Grand Est : industrie et frontières',
    description:
      "Architecture IA pour le Grand Est : industrie, champagne, logistique, échanges avec l'Allemagne, la Belgique et le Luxembourg. Ateliers possibles sur place.",
    heading: "Concevoir une IA de part et d'autre",
    name: 'Architecte IA, Grand Est',
    hint: 'Industrie et voisins européens : langues, données, hébergement.',
    lead: "Quatre pays touchent le Grand Est : la Belgique, le Luxembourg, l'Allemagne et la Suisse. Une architecture d'IA y rencontre vite des documents en deux langues, des sites répartis et une question d'hébergement. Je la dessine avec l'industriel, la maison de champagne ou le transporteur concerné, à distance, et en atelier sur place si vous le souhaitez.",
  },
  en: {
    title: 'AI architect for the Grand Est region of France',
    description:
      'AI architecture for Grand Est: manufacturing, champagne, logistics, trade with Germany, Belgium and Luxembourg. Done remotely, or on site by agreement.',
    heading: 'AI designed for both sides of a border',
    name: 'AI architect, Grand Est',
    hint: 'Factories and neighbours: languages, data, hosting, in that order.',
    lead: "With Belgium, Luxembourg, Germany and Switzerland next door, many firms in Grand Est work in two languages and on several sites. Good architecture admits it from the first sketch: where data sits, which text is authoritative, who's called at night. I draw it with you by video, or around a table on an agreed date.",
  },
  related: [
    'freelance-ia-strasbourg',
    'architecte-intelligence-artificielle',
    'architecture-ia-production',
    'securite-ia-entreprise',
    'mon-serveur-rag',
  ],
})
