import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Galerie artistique : Opale, ses âges et ses humeurs',
    description:
      "Le dessin du site, de la pierre qui l'inspire au personnage : les âges d'Opale, ses humeurs, la lune et le fil lumineux, en dessin vectoriel.",
    heading: 'La galerie artistique',
    name: 'Galerie artistique',
    hint: 'Opale à chaque âge, ses humeurs, la lune et le fil.',
    lead: "Une opale est pâle jusqu'à ce que la lumière la traverse : le dessin du site part de là. Vous verrez le personnage à ses différents âges, ses humeurs, la lune et le fil lumineux. Les images sont des vecteurs dessinés par du code, sans photo ni banque d'images.",
  },
  en: {
    title: 'Art gallery: Opale, her ages and her moods',
    description:
      "The site's drawing, from the stone behind it to the character: Opale's ages and moods, the moon and the thread of light, all in vectors.",
    heading: 'The art gallery',
    name: 'Art gallery',
    hint: 'Opale at each age, her moods, the moon, the thread.',
    lead: 'Where does the look of this site come from? From a stone: milky, calm, coloured only when light crosses it. On show are the companion at each of her ages, her range of moods, the moon and the thread of light. Everything is vector drawing produced by code, with no stock pictures.',
  },
  related: ['opale', 'gallery', 'canvas-animations-preview', 'opale-freelance'],
})
