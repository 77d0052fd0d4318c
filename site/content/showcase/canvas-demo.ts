import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Démonstration canvas : des icônes peintes et leur texte',
    description:
      "Des icônes peintes dans un canvas, avec l'équivalent en texte dont un lecteur d'écran a besoin : netteté, taille et limites de la méthode.",
    heading: 'Démonstration canvas',
    name: 'Canvas',
    hint: 'Des icônes peintes, et leur équivalent en texte.',
    lead: "Un canvas peint toute une série d'icônes sur une seule surface, mais un lecteur d'écran n'y trouve rien. La démonstration l'accompagne donc d'une liste en texte, qui dit la même chose. Elle permet de vérifier la netteté selon l'écran et de décider quand des éléments ordinaires conviennent mieux.",
  },
  en: {
    title: 'Canvas demo: painted icons and the text beside them',
    description:
      'Icons painted on a canvas, along with the text a screen reader needs: sharpness, size and where the method stops being a good idea.',
    heading: 'Canvas demo',
    name: 'Canvas',
    hint: 'Painted icons, and the same thing in text.',
    lead: "To a screen reader, a canvas is an empty box, however many icons it paints. That's why this demo sets a text list beside the painted surface and makes both say the same thing. Use it to check sharpness on your screen, and to see when ordinary elements are the better choice.",
  },
  related: ['sprite-demo', 'canvas-animations-preview', 'gallery', 'accessibilite'],
})
