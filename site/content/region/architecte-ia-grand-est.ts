import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
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
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'sejour',
        title: "Un lieu par séjour, deux jours d'affilée",
        lead: "De l'Ardenne au Sundgau, la région est trop vaste pour une tournée.",
        moments: [
          {
            when: 'Avant la demande',
            title: 'Les trajets',
            text: 'Chiffrés, pour que le devis joint au dossier soit complet.',
          },
          {
            when: 'Premier jour',
            title: 'Au poste de travail',
            text: 'Là où le document se lit, dans la langue où il se lit.',
          },
          {
            when: 'Second jour',
            title: "Autour d'un tableau",
            text: 'Une équipe étrangère concernée vient à cette table, ou y assiste en visio, le même document ouvert.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI architect for Grand Est: public aid and two languages',
    description:
      'A first AI project in Grand Est: what the region funds and excludes, the order of steps, an architecture for two languages, and how days on site work.',
    heading: 'AI designed for both sides of a border',
    name: 'AI architect, Grand Est',
    hint: 'Aid for a first project, two languages, four borders.',
    lead: "The regional council supports a first AI project, preferably after a diagnosis; to be safe, hold your order until it answers. I come in between diagnosis and application, then once it's approved. As for architecture, the border decides: two languages, scattered sites, and a rule for which text is binding. You'll find both here.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'stay',
        title: 'One place per trip, two days in a row',
        lead: 'From Ardennes to Sundgau, the region is too large for a tour.',
        moments: [
          {
            when: 'Before you apply',
            title: 'Travel',
            text: 'Priced, so that the quote you attach is complete.',
          },
          {
            when: 'First day',
            title: 'At the workstation',
            text: "Where the document is read, in the language it's read in.",
          },
          {
            when: 'Second day',
            title: 'At a whiteboard',
            text: 'If a team abroad is concerned, it sits at that table, or follows by video with the same document open.',
          },
        ],
      },
    ],
  },
  related: [
    'freelance-ia-strasbourg',
    'architecte-intelligence-artificielle',
    'architecture-ia-production',
    'securite-ia-entreprise',
    'mon-serveur-rag',
  ],
})
