import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment cadrer une IA choisie à La Défense et utilisée ailleurs en Île-de-France ?',
    en: 'How do you brief an AI tool chosen at La Défense and used elsewhere in Île-de-France?',
  },
  fr: {
    title: 'Consultant IA en Île-de-France : du siège au terrain',
    description:
      "Cadrer une IA en Île-de-France : le siège et le terrain lus côte à côte, l'ordre des visites, les pôles DATAIA et Hi! Paris, les aides à vérifier d'abord.",
    heading: 'Du siège au terrain, une IA partagée',
    name: 'Consultant IA, Île-de-France',
    hint: 'La Défense, Saclay, plateformes logistiques : un cadrage commun.',
    lead: "Je commence par le terrain : le guichet ou le quai d'abord, la tour ensuite. L'outil se choisit à La Défense, mais on s'en sert sur un quai de Gennevilliers ou à un guichet de Melun. Je fais écrire la même tâche par les deux bouts, je compare, et le cadrage naît des écarts. La suite avance à distance.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'visites',
        title: "L'ordre des visites",
        lead: "Trois lieux, deux jours, un seul compte rendu. Le temps de train figure au devis : en grande couronne, il égale parfois celui de l'entretien.",
        moments: [
          {
            when: 'Avant huit heures',
            title: 'Le terrain',
            text: "J'y passe une prise de poste entière. Roissy, un dépôt ou une mairie ont chacun leur contrôle d'accès : dites-m'en la procédure dès l'accord.",
          },
          {
            when: 'En journée',
            title: "L'étage intermédiaire",
            text: "Celui qui corrige les erreurs des deux autres, souvent dans un tableur à lui. C'est lui qui possède le vrai processus.",
          },
          {
            when: 'Le lendemain soir',
            title: 'La tour',
            text: 'Une heure, les deux pages côte à côte.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI consultant for the Île-de-France region',
    description:
      'Briefing an AI project in Île-de-France: head office and field read side by side, the order of visits, the DATAIA and Hi! Paris clusters, aid to check first.',
    heading: 'From head office to the people on site',
    name: 'AI consultant, Île-de-France',
    hint: 'La Défense, Saclay, warehouses: one brief that all of them share.',
    lead: "I start in the field: the counter or the loading dock first, the tower afterwards. A tool gets chosen at La Défense, but it's used on a dock in Gennevilliers or at a counter in Melun. I have both ends write down the same task and compare. The brief comes out of the differences.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'visits',
        title: 'Visits, in this order',
        lead: 'Three places, two days, one report. Time on suburban trains is in the quote, since it can take as long as the interview.',
        moments: [
          {
            when: 'Before eight',
            title: 'The field',
            text: 'I stay for a whole shift handover. Roissy airport, a depot, a town hall: each checks visitors its own way, so tell me the procedure as soon as we agree.',
          },
          {
            when: 'During the day',
            title: 'The floor in between',
            text: "Somebody there corrects the other two's mistakes, often in a spreadsheet of their own. They own the real process.",
          },
          {
            when: 'The next evening',
            title: 'The tower',
            text: 'One hour, both pages side by side.',
          },
        ],
      },
    ],
  },
  related: [
    'freelance-ia-paris',
    'consultant-intelligence-artificielle-entreprise',
    'audit-ia-gratuit',
    'processus-collaboration',
    'contact',
  ],
})
