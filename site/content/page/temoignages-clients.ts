import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Témoignages de clients, avec leurs réserves',
    description:
      "Chaque témoignage avec la fonction de qui parle, ce qui a été livré, ce qui a résisté et le cas complet. Rien n'est retouché ni publié sans accord.",
    heading: 'Témoignages, réserves comprises',
    name: 'Témoignages',
    hint: 'Ce qu’on en dit, ce qui a été livré, ce qui a résisté.',
    lead: "Une citation ne vaut que par ce qui l'entoure. Chacune porte donc la fonction de la personne, ce qui a été livré, la difficulté s'il y en a eu une, et un lien vers le cas. Personne n'est cité sans avoir relu le texte publié, et chacun peut le faire retirer d'un simple message.",
    blocks: [
      {
        kind: 'questions',
        id: 'publication',
        title: 'Comment un témoignage paraît ici',
        questions: [
          {
            question: 'Qui décide du texte ?',
            answer:
              'La personne qui parle. Elle relit la version publiée, choisit si son nom ou celui de son entreprise paraît, et peut la faire retirer à tout moment par un simple message.',
          },
          {
            question: 'Les phrases sont-elles retouchées ?',
            answer:
              "Une coupe se voit, par des points de suspension entre crochets. Rien n'est ajouté, et une réserve n'est jamais coupée pour que l'éloge passe mieux.",
          },
          {
            question: 'Que vérifier sans me croire ?',
            answer:
              'La façon de travailler, décrite étape par étape ; les guides et leurs sources ; les outils gratuits.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Client testimonials, reservations included',
    description:
      'Each testimonial with the role of who speaks, what was delivered, what was hard and the whole case. Nothing is edited or published without consent.',
    heading: 'Testimonials, reservations included',
    name: 'Testimonials',
    hint: 'What people say, what was delivered, and what was hard.',
    lead: 'Praise on its own proves little. Beside each quotation you will find the job of the person speaking, the thing that was delivered and, where there was one, the part that went worse than planned, plus a way to the full case. People read the final wording before it goes out, and one message is enough to take it down.',
    blocks: [
      {
        kind: 'questions',
        id: 'publication',
        title: 'How a testimonial gets published here',
        questions: [
          {
            question: 'Who decides on the wording?',
            answer:
              'The person who speaks. They review the published version, choose whether their name or their company appears, and can have it taken down at any time by sending a message.',
          },
          {
            question: 'Are the sentences edited?',
            answer:
              'A cut is visible, as an ellipsis in square brackets. Nothing is added, and a reservation is never cut so that the praise reads better.',
          },
          {
            question: 'What can I check for myself?',
            answer:
              'The way of working, described step by step; the guides and their sources; the free tools.',
          },
        ],
      },
    ],
  },
  related: ['portfolio-projets-cas-etudes', 'processus-collaboration', 'cv', 'audit-ia-gratuit'],
})
