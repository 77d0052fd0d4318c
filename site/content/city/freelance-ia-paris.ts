import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
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
    lead: "À Paris, un projet d'IA commence par une liste : qui peut lire quoi. Une banque y ajoute son registre de prestataires, une maison son calendrier de lancement, une rédaction ses droits d'auteur. Je construis l'assistant une fois cette liste signée. Le travail se fait à distance ; les jours à Paris servent à entendre ceux qui détiennent les documents.",
    parts: [
      {
        kind: 'sectors',
        id: 'adresses',
        title: 'Trois adresses, trois questions préalables',
        sectors: [
          {
            name: 'La Bourse',
            subject: 'Banque, assurance',
            text: "« Dans quelle ligne du registre suis-je inscrit ? » Je livre d'abord une fiche de prestation de deux pages.",
          },
          {
            name: 'Avenue Montaigne',
            subject: 'Maison de luxe',
            text: "« Qui sait, avant la date, ce qui sera montré ? » D'abord une carte des dossiers, par nom.",
          },
          {
            name: 'Saint-Germain',
            subject: 'Presse, édition',
            text: "« Le contrat de l'auteur permet-il cet usage du texte ? » D'abord un tri des fonds, avec les exclusions.",
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'day',
        id: 'journee',
        title: 'Un jour à Paris',
        lead: "Je regroupe les rendez-vous, et je ne fais rien d'autre.",
        moments: [
          {
            when: 'Une semaine avant',
            title: "L'accueil",
            text: "La pièce d'identité demandée, et un poste à vous réservé : je ne branche pas le mien sur un réseau bancaire.",
          },
          {
            when: 'Matin',
            title: 'Deux entretiens',
            text: "Dans le même arrondissement. Traverser la ville entre deux entretiens coûte l'attention de la salle.",
          },
          {
            when: 'Après-midi',
            title: 'Chez vous',
            text: "J'apporte vingt questions réelles, imprimées. Elles se lisent à voix haute.",
          },
          {
            when: 'Au départ',
            title: 'Les mains vides',
            text: 'Des réponses, des noms, aucun fichier. Les extraits passent ensuite par votre dépôt, sur un compte que vous fermez.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance AI consultant for Paris: rights and contracts',
    description:
      'AI for Paris head offices: what a bank must put in the contract, what a fashion house keeps secret, which research clusters to call, and days on site.',
    heading: 'Useful AI for teams in Paris',
    name: 'AI freelancer for Paris',
    hint: 'Banks, fashion houses, newsrooms: who is allowed to read what.',
    lead: 'In Paris, an AI project starts with a list of who may read what. A bank adds its register of suppliers, a fashion house its launch calendar, a newsroom the rights it bought. I build the assistant once somebody has signed that list. The work is done remotely; days in Paris are for hearing the people who hold the documents.',
    parts: [
      {
        kind: 'sectors',
        id: 'addresses',
        title: 'Three addresses, three things to settle',
        sectors: [
          {
            name: 'Bourse',
            subject: 'Banks and insurers',
            text: '“Which line of the supplier register am I on?” A two-page description of the service comes first.',
          },
          {
            name: 'Avenue Montaigne',
            subject: 'Fashion houses',
            text: "“Who knows, before the day, what will be shown?” First a map of folders, with people's names.",
          },
          {
            name: 'Saint-Germain',
            subject: 'Press and publishing',
            text: "“Does the author's contract allow this use?” First a sorted archive, exclusions marked.",
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'day',
        id: 'day',
        title: 'What a day in Paris looks like',
        lead: 'I group appointments, and do nothing else that day.',
        moments: [
          {
            when: 'A week before',
            title: 'Reception',
            text: "The identity document they want, and one of your machines lent to me: mine doesn't go on a bank's network.",
          },
          {
            when: 'Morning',
            title: 'Two interviews',
            text: 'In one district. Crossing town between interviews costs the room its attention.',
          },
          {
            when: 'Afternoon',
            title: 'Your team',
            text: 'I arrive with twenty real questions on paper, and we read them aloud.',
          },
          {
            when: 'Leaving',
            title: 'Empty-handed',
            text: 'Answers and names, no files. Extracts come later through your own repository, on an account that you close.',
          },
        ],
      },
    ],
  },
  related: [
    'consultant-ia-ile-de-france',
    'consultant-rag-freelance',
    'consultant-llm-entreprise',
    'securite-ia-entreprise',
    'contact',
  ],
})
