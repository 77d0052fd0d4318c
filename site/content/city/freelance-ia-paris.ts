import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Par quoi commence un projet d'IA dans une banque, une maison ou une rédaction parisienne ?",
    en: 'Where does an AI project start in a Paris bank, fashion house or newsroom?',
  },
  fr: {
    title: 'Freelance IA à Paris : droits de lecture et contrat',
    description:
      "IA pour les sièges parisiens : ce qu'une banque doit écrire au contrat, ce qu'une maison garde secret, quels laboratoires appeler, et les jours sur place.",
    heading: "L'IA utile pour les équipes parisiennes",
    name: 'Freelance IA à Paris',
    hint: 'Banques, maisons, rédactions : qui a le droit de lire quoi.',
    lead: "Il commence par une liste : qui a le droit de lire quoi. Une banque y ajoute son registre de prestataires, une maison son calendrier de lancement, une rédaction ses droits d'auteur. Je construis l'assistant une fois cette liste signée. Le travail se fait à distance ; les jours à Paris servent à entendre ceux qui détiennent les documents.",
  },
  en: {
    title: 'Freelance AI consultant for Paris: rights and contracts',
    description:
      'AI for Paris head offices: what a bank must put in the contract, what a fashion house keeps secret, which research clusters to call, and days on site.',
    heading: 'Useful AI for teams in Paris',
    name: 'AI freelancer for Paris',
    hint: 'Banks, fashion houses, newsrooms: who is allowed to read what.',
    lead: 'With a list of who may read what. A bank adds its register of suppliers, a fashion house its launch calendar, a newsroom the rights it bought. I build the assistant once somebody has signed that list. The work is done remotely; days in Paris are for hearing the people who hold the documents.',
  },
  related: [
    'consultant-ia-ile-de-france',
    'consultant-rag-freelance',
    'consultant-llm-entreprise',
    'securite-ia-entreprise',
    'contact',
  ],
})
