import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
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
    lead: "J'essaie chaque couple de langues avant de promettre quoi que ce soit : une question française posée à un document allemand n'est pas le cas facile. À Strasbourg, ce couple est le quotidien. Je construis la grille d'essai avec vous, puis l'outil. Les jours sur place se choisissent avec le calendrier du Parlement européen sous les yeux.",
    parts: [
      {
        kind: 'sectors',
        id: 'voisins',
        title: 'Trois voisins qui comptent',
        sectors: [
          {
            name: 'Le Parlement',
            subject: 'Douze sessions par an',
            text: "Pendant la pandémie, le syndicat des hôteliers attribuait à ces semaines 15 % du chiffre d'affaires de la profession. J'évite d'y poser un atelier.",
            source: {
              publisher: 'CUEJ',
              url: 'http://prod-cuej.u-strasbg.fr/web-en-continu/cinq-chiffres-sur-le-parlement-europeen-strasbourg',
            },
          },
          {
            name: "Conseil de l'Europe",
            subject: 'La Pharmacopée',
            text: 'Qui fabrique un médicament pour un État signataire doit en appliquer les normes. La direction qui les publie siège ici.',
            source: {
              publisher: "Représentation d'Italie",
              url: 'https://rpcoe.esteri.it/en/litalia-e-il-coe/accordi-parziali/european-pharmacopoeia-edqm/',
            },
          },
          {
            name: 'Kehl',
            subject: 'Au bout du tram D',
            text: 'Pour faire rouler la ligne, il a fallu 111 pages de convention bilingue. Vos accords avec un partenaire badois ressemblent à cela.',
            source: {
              publisher: 'France Bleu',
              url: 'https://www.francebleu.fr/infos/transports/l-arrivee-du-tram-d-kehl-les-conducteurs-strasbourgeois-se-familiarisent-avec-le-nouveau-troncon-1492532485',
            },
          },
        ],
      },
      { kind: 'text' },
    ],
    blocks: [
      {
        kind: 'questions',
        id: 'questions',
        title: 'On me demande à Strasbourg',
        questions: [
          {
            question: 'Venez-vous pendant une session ?',
            answer:
              "Oui, si votre équipe travaille pour une institution : c'est alors que l'on voit naître les documents. Je demande d'abord une demi-journée d'observation, sans intervenir.",
          },
          {
            question: 'Notre partenaire allemand peut-il participer ?',
            answer:
              "Je propose de l'inviter : un atelier commun, un après-midi, chacun lisant ses propres dossiers. Il faut dans la salle une personne qui parle les deux langues : la machine ne tranche pas un mot disputé.",
          },
          {
            question: 'Pouvez-vous indexer un recueil sous licence ?',
            answer:
              "Pas sans l'accord de son éditeur. Faites poser la question par votre documentaliste.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Strasbourg: search across languages',
    description:
      'Document search in Strasbourg: a test grid for three languages, the European Pharmacopoeia, Kehl by tram, and visits planned around plenary weeks.',
    heading: 'In Strasbourg, AI reads several languages',
    name: 'AI freelancer for Strasbourg',
    hint: 'Multilingual assistants for a city on the German border.',
    lead: "Try every pair of languages before promising anything. A French question put to a German file isn't the easy case, and in Strasbourg it's the daily one. I build the test grid with you first, and the tool second. Days on site get picked with the European Parliament's calendar on the table.",
    parts: [
      {
        kind: 'sectors',
        id: 'neighbours',
        title: 'Three neighbours to reckon with',
        sectors: [
          {
            name: 'Parliament',
            subject: 'Twelve sessions a year',
            text: "During the pandemic the hoteliers' union put 15% of the trade's turnover down to those weeks. I avoid holding workshops then.",
            source: {
              publisher: 'CUEJ',
              url: 'http://prod-cuej.u-strasbg.fr/web-en-continu/cinq-chiffres-sur-le-parlement-europeen-strasbourg',
            },
          },
          {
            name: 'Council of Europe',
            subject: 'The Pharmacopoeia',
            text: 'Whoever makes a medicine for a signatory state must apply its standards. The directorate behind them has its seat here.',
            source: {
              publisher: "Italy's mission",
              url: 'https://rpcoe.esteri.it/en/litalia-e-il-coe/accordi-parziali/european-pharmacopoeia-edqm/',
            },
          },
          {
            name: 'Kehl',
            subject: 'The end of tram D',
            text: 'Running the line took a bilingual agreement of 111 pages. Your contracts with a partner in Baden look much like it.',
            source: {
              publisher: 'France Bleu',
              url: 'https://www.francebleu.fr/infos/transports/l-arrivee-du-tram-d-kehl-les-conducteurs-strasbourgeois-se-familiarisent-avec-le-nouveau-troncon-1492532485',
            },
          },
        ],
      },
      { kind: 'text' },
    ],
    blocks: [
      {
        kind: 'questions',
        id: 'questions',
        title: 'What Strasbourg asks me',
        questions: [
          {
            question: 'Do you come during plenary week?',
            answer:
              "Yes, if your team serves an institution, because that's when documents are born. I ask for half a day of watching first, without stepping in.",
          },
          {
            question: 'Can our German partner take part?',
            answer:
              'I suggest inviting them: one shared workshop, one afternoon, each side reading its own files. Have someone present who speaks both languages, since no machine settles a disputed word.',
          },
          {
            question: 'Can you index a licensed compendium?',
            answer: 'Not unless its publisher agrees. Your librarian is the right person to ask.',
          },
        ],
      },
    ],
  },
  related: [
    'architecte-ia-grand-est',
    'glossaire-embeddings',
    'cas-usage-rag-documentation',
    'consultant-rag-freelance',
    'mon-serveur-rag',
  ],
})
