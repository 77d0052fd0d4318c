import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Comment faire aider un premier projet d'IA dans le Grand Est, et avec quelle architecture ?",
    en: 'How is a first AI project funded in Grand Est, and what architecture suits a border firm?',
  },
  fr: {
    title: "Architecte IA dans le Grand Est : l'aide et les frontières",
    description:
      "Premier projet d'IA dans le Grand Est : l'aide régionale et ses exclusions, l'ordre des démarches, une architecture à deux langues, les jours sur place.",
    heading: "Concevoir une IA de part et d'autre",
    name: 'Architecte IA, Grand Est',
    hint: "L'aide au premier projet, les deux langues, les quatre frontières.",
    lead: "La Région aide un premier projet d'IA, de préférence après un diagnostic ; par prudence, la commande attend sa réponse. J'interviens entre le diagnostic et la demande, puis après l'accord. L'architecture, elle, se dessine autour de la frontière : deux langues, des sites dispersés, une règle pour le texte qui fait foi. Cette page donne les deux.",
  },
  en: {
    title: 'AI architect for Grand Est: public aid and two languages',
    description:
      'A first AI project in Grand Est: what the region funds and excludes, the order of steps, an architecture for two languages, and how days on site work.',
    heading: 'AI designed for both sides of a border',
    name: 'AI architect, Grand Est',
    hint: 'Aid for a first project, two languages, four borders.',
    lead: "The regional council supports a first AI project, preferably after a diagnosis; to be safe, hold your order until it answers. I come in between diagnosis and application, then once it's approved. As for architecture, the border decides: two languages, scattered sites, and a rule for which text is binding. You'll find both here.",
  },
  related: [
    'freelance-ia-strasbourg',
    'architecte-intelligence-artificielle',
    'architecture-ia-production',
    'securite-ia-entreprise',
    'mon-serveur-rag',
  ],
})
