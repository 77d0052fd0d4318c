import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Témoignages : des exemples signalés, aucun client réel',
    description:
      "Cette page montre la forme que prendront les témoignages. Chaque entrée est un exemple étiqueté ; aucune ne vient d'un client réel.",
    heading: "Témoignages, à titre d'exemple",
    name: 'Témoignages',
    hint: 'Des exemples étiquetés, en attendant de vraies voix.',
    lead: "Aucun client réel ne parle ici. Les témoignages affichés sont des exemples, chacun marqué « Exemple » : ils montrent la forme que prendra la page quand de vrais clients auront donné leur accord. D'ici là, fiez-vous à ce qui se vérifie : la méthode décrite, les guides, et les outils que vous pouvez essayer.",
    blocks: [
      {
        kind: 'timeline',
        id: 'exemples',
        title: "La forme d'un témoignage",
        lead: 'Personne ne parle ici : ces lignes tiennent la place de vraies voix.',
        sample: true,
        entries: [
          {
            period: 'Prénom Nom',
            title: '« Une phrase sur la situation de départ, avec les mots du client. »',
            place: "Fonction, secteur de l'entreprise",
            text: 'Puis deux faits à vérifier : ce qui a été livré, et ce que cela a changé dans la semaine de quelqu’un.',
          },
          {
            period: 'Prénom Nom',
            title: '« Une phrase sur ce qui a été plus difficile que prévu. »',
            place: "Fonction, secteur de l'entreprise",
            text: "Un témoignage sans réserve n'apprend rien : la difficulté rencontrée, et comment elle a été réglée, en dit plus.",
          },
        ],
      },
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
            question: 'Que lire en attendant ?',
            answer:
              'Ce qui se vérifie sans me croire : la façon de travailler, les guides et leurs sources, les outils gratuits, et le code de ce site avec ses tests.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Testimonials: labelled examples, no real clients',
    description:
      'This page shows the form testimonials will take. Every entry is a labelled example; none of them comes from a real client.',
    heading: 'Testimonials, shown as examples',
    name: 'Testimonials',
    hint: 'Labelled examples, until real voices agree to appear.',
    lead: "No real client is quoted on this page. You're looking at examples, each labelled as one, which show what testimonials will look like once actual clients have agreed to appear. Until then, rely on things you can check for yourself: the way of working, the guides, and the tools you can try.",
    blocks: [
      {
        kind: 'timeline',
        id: 'exemples',
        title: 'What a testimonial looks like',
        lead: 'Nobody is speaking here: these lines hold the place of real voices.',
        sample: true,
        entries: [
          {
            period: 'First Last',
            title: '“One sentence about the starting point, in the client’s own words.”',
            place: 'Role, line of business',
            text: "Then two facts to check: what was delivered, and what it changed in somebody's week.",
          },
          {
            period: 'First Last',
            title: '“One sentence about what turned out harder than expected.”',
            place: 'Role, line of business',
            text: 'Praise without reservations teaches nothing: what was difficult, and how it was settled, says more.',
          },
        ],
      },
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
            question: 'What is there to read meanwhile?',
            answer:
              "Whatever you can check without taking my word for it: the way of working, the guides and their sources, the free tools, and this site's code with its tests.",
          },
        ],
      },
    ],
  },
  related: ['portfolio-projets-cas-etudes', 'processus-collaboration', 'cv', 'audit-ia-gratuit'],
})
