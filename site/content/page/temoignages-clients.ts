import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Témoignages : des exemples signalés, aucun client réel',
    description:
      "Cette page montre la forme que prendront les témoignages. Chaque entrée est un exemple étiqueté ; aucune ne vient d'un client réel.",
    heading: "Témoignages, à titre d'exemple",
    name: 'Témoignages',
    hint: 'Des exemples étiquetés, en attendant de vraies voix.',
    lead: "Aucun client réel ne parle ici. Les témoignages affichés sont des exemples, chacun marqué « Exemple » : ils montrent la forme que prendra la page quand de vrais clients auront donné leur accord. D'ici là, fiez-vous à ce qui se vérifie : la méthode décrite, les guides, et les outils que vous pouvez essayer.",
  },
  en: {
    title: 'Testimonials: labelled examples, no real clients',
    description:
      'This page shows the form testimonials will take. Every entry is a labelled example; none of them comes from a real client.',
    heading: 'Testimonials, shown as examples',
    name: 'Testimonials',
    hint: 'Labelled examples, until real voices agree to appear.',
    lead: "No real client is quoted on this page. You're looking at examples, each labelled as one, which show what testimonials will look like once actual clients have agreed to appear. Until then, rely on things you can check for yourself: the way of working, the guides, and the tools you can try.",
  },
  related: ['portfolio-projets-cas-etudes', 'processus-collaboration', 'cv', 'audit-ia-gratuit'],
})
