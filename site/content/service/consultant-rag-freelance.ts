import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Peut-on faire répondre nos documents, et comment savoir si l'on peut s'y fier ?",
    en: 'Can our documents be made to answer, and how do we know the answers hold?',
  },
  fr: {
    title: 'Consultant RAG indépendant : vos documents répondent',
    description:
      "Un assistant qui cherche dans vos contenus, cite le passage et sait se taire. Méthode, livrables, mesures et limites d'une mission RAG, sur devis.",
    heading: "Vos documents répondent, preuves à l'appui",
    name: 'Consultant RAG',
    hint: 'Une réponse, avec le passage qui la prouve.',
    lead: 'Vos documents peuvent répondre si la réponse y est déjà écrite. Je construis un assistant qui cherche dans vos notices, contrats ou tickets, montre le passage utilisé et se tait quand rien ne tient. La confiance, elle, se mesure : vos propres questions, rejouées à chaque changement, disent ce qui passe et ce qui casse.',
    blocks: [
      {
        kind: 'fit',
        id: 'rag-fit',
        title: 'Une mission RAG, ou autre chose',
        yes: {
          title: 'Cela vous conviendra si',
          points: [
            'La réponse existe, mais il faut connaître le bon dossier ou la bonne collègue',
            'Les mêmes personnes sont dérangées chaque semaine pour des questions déjà traitées',
            "Quelqu'un peut dire, réponse par réponse, ce qui est juste",
          ],
        },
        no: {
          title: 'Prenez une autre voie si',
          points: [
            'Vos documents se contredisent et personne ne tranche : commencez par le tri',
            "Vous voulez des totaux ou des listes complètes : c'est une requête sur une base",
            'Vous cherchez un ton ou un format constant : voyez plutôt le fine-tuning',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'rag-weeks',
        title: 'Six semaines, quatre rendez-vous',
        lead: "Calendrier d'un périmètre étroit : un service, un type de document.",
        steps: [
          {
            title: 'Semaine 1 : questions et textes',
            text: "Trente questions réelles, chacune avec sa réponse et sa source. Vous les validez ; elles deviennent l'examen. Puis la carte des textes : qui remplace quoi.",
          },
          {
            title: 'Semaines 2 et 3 : la recherche',
            text: 'Import, découpage, index. On mesure seulement si le bon passage remonte, avant toute rédaction.',
          },
          {
            title: 'Semaines 4 et 5 : la réponse',
            text: "Rédaction citée, contrôle de l'appui, refus. Cinq collègues essaient et notent ce qui les gêne.",
          },
          {
            title: 'Semaine 6 : la remise',
            text: "Vous reconstruisez l'index vous-mêmes, devant moi, avec la seule documentation.",
          },
        ],
      },
      {
        kind: 'questions',
        id: 'rag-questions',
        title: 'Avant de signer',
        questions: [
          {
            question: 'Nos documents partent-ils chez le fournisseur du modèle ?',
            answer:
              "La question et les passages retenus, oui, si le modèle qui rédige est hébergé ailleurs. Le fonds entier, non, à condition de calculer les vecteurs chez vous ; sinon, il sort en totalité à l'import. Un modèle ouvert peut aussi rédiger sur vos machines, noté au même examen.",
          },
          {
            question: 'Quel taux de bonnes réponses garantissez-vous ?',
            answer:
              "Aucun avant d'avoir vu les documents. Le devis fixe un seuil sur votre examen et ce qui se passe en dessous : nous arrêtons, ou nous réduisons le périmètre aux sujets qui passent.",
          },
          {
            question: 'Qui entretient le système ensuite ?',
            answer:
              "Une personne de chez vous, une heure par semaine environ si les documents bougent peu : lire les questions restées sans réponse, corriger le document en cause, rejouer l'examen.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance RAG consultant: answers your documents can prove',
    description:
      'An assistant that searches your content, quotes the passage and knows when to stay quiet. How an engagement runs, what you keep, what gets measured.',
    heading: 'Your documents answer, and show proof',
    name: 'RAG consultant',
    hint: 'An answer, together with the passage that backs it.',
    lead: 'Your documents can answer, provided the answer is already written down somewhere in them. I build an assistant that searches manuals, contracts or tickets, shows the passage it relied on and declines when nothing holds. As for trust, we measure it: your own questions, replayed after every change, tell what still passes and what broke.',
    blocks: [
      {
        kind: 'fit',
        id: 'rag-fit',
        title: 'Is this the job you have?',
        yes: {
          title: 'A good match when',
          points: [
            'The answer exists, if you happen to know the right folder or the right colleague',
            'The same two people get interrupted every week for things settled long ago',
            'Somebody is able to say, answer by answer, which ones are right',
          ],
        },
        no: {
          title: 'Look elsewhere when',
          points: [
            'Documents contradict each other and nobody arbitrates: tidy the archive first',
            'You need totals or exhaustive lists: that is a database query',
            'What you want is a steady tone or format: read about fine-tuning',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'rag-weeks',
        title: 'Six weeks, four meetings',
        lead: 'The timetable of a narrow scope: one team, one kind of document.',
        steps: [
          {
            title: 'Week 1: questions and texts',
            text: 'Thirty questions people really asked, each with its answer and source. You approve them; they become the exam. Then the map of texts: what replaces what.',
          },
          {
            title: 'Weeks 2 and 3: the search',
            text: 'Import, splitting, index. The only thing marked so far is whether the right passage comes up.',
          },
          {
            title: 'Weeks 4 and 5: the answer',
            text: 'Cited wording, a check on the support, refusals. Five colleagues try it and write down what annoys them.',
          },
          {
            title: 'Week 6: handing over',
            text: 'Your team rebuilds the index with me in the room and nothing but the documentation.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'rag-questions',
        title: 'Before you sign',
        questions: [
          {
            question: 'Do our documents go to whoever runs the model?',
            answer:
              'The question and the passages picked for it do, when the writing model is hosted elsewhere. The whole collection does not, as long as vectors are computed on your side; otherwise all of it leaves at import. An open model can write on your own machines too, marked on the same exam.',
          },
          {
            question: 'What accuracy do you guarantee?',
            answer:
              'None before I have seen the documents. The quote sets a pass mark on your exam and says what follows a fail: we stop, or we shrink the scope to the subjects that pass.',
          },
          {
            question: 'Who looks after it afterwards?',
            answer:
              'One of your people, for about an hour a week if the documents change little: reading the unanswered questions, mending the document at fault, running the exam again.',
          },
        ],
      },
    ],
  },
  related: [
    'glossaire-rag',
    'cas-usage-rag-documentation',
    'mon-serveur-rag',
    'faq-rag-vs-fine-tuning',
    'guide-rag-production',
    'contact',
  ],
})
