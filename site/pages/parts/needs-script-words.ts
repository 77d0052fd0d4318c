/** By page, what needs JavaScript, and what is there without. In the document alone. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  studio: {
    needs: 'Avancer pas à pas demande JavaScript.',
    without: 'Sans lui, le schéma et la liste de ses étapes se lisent ici.',
  },
  'workflow-studio': {
    needs: 'Modifier et simuler un workflow demandent JavaScript : tout se passe chez vous.',
    without:
      'Sans lui, vous pouvez lire plus bas ce que fait le studio, et télécharger les modèles.',
  },
  opale: {
    needs: 'Pour jouer, il faut JavaScript.',
    without: 'Sans lui, vous pouvez lire plus bas qui est Opale et comment on joue.',
  },
  'debug-opale': {
    needs: 'Le laboratoire demande JavaScript : le moteur tourne chez vous.',
    without: 'Sans lui, un exemple joué d’avance et les explications sont ci-dessous.',
  },
  'galerie-artistique': {
    needs: 'Changer de mot ou de tableau demande JavaScript.',
    without: 'Sans lui, les sept tableaux nés du mot « opale » s’ouvrent ici en grand.',
  },
  'canvas-animations-preview': {
    needs: 'Animer et régler demandent JavaScript.',
    without: 'Sans lui, un tableau se voit ici à l’arrêt, et les réglages du fond se lisent.',
  },
  'sprite-demo': {
    needs: 'Choisir une case et la découper demandent JavaScript.',
    without: 'Sans lui, la planche se voit ici entière, et les quatre fichiers se téléchargent.',
  },
  'canvas-demo': {
    needs: 'Un canvas est peint par JavaScript.',
    without: 'Sans lui restent la liste en texte et une icône en SVG.',
  },
  'button-showcase': {
    needs: 'Essayer les boutons demande JavaScript.',
    without: 'Sans lui, ceux de cette page se regardent sans répondre ; les liens mènent ailleurs.',
  },
  'adaptive-content-demo': {
    needs: 'Simuler une autre lecture demande JavaScript.',
    without: 'Sans lui, le contenu reste une liste au texte court, à la largeur de la fenêtre.',
  },
}

const en: typeof fr = {
  studio: {
    needs: 'Going step by step takes JavaScript.',
    without: 'Without it, the diagram and the list of its steps can be read here.',
  },
  'workflow-studio': {
    needs: 'Changing and simulating a workflow take JavaScript: all of it happens on your machine.',
    without: 'Without it, you can read below what the studio does, and download the templates.',
  },
  opale: {
    needs: 'Playing takes JavaScript.',
    without: 'Without it, you can read below who Opale is and how one plays.',
  },
  'debug-opale': {
    needs: 'The lab takes JavaScript: the engine runs on your machine.',
    without: 'Without it, an example played in advance and the explanations are below.',
  },
  'galerie-artistique': {
    needs: 'Changing the word or the picture takes JavaScript.',
    without: 'Without it, the seven pictures grown from the word “opale” open here in full size.',
  },
  'canvas-animations-preview': {
    needs: 'Playing and setting take JavaScript.',
    without:
      'Without it, one picture can be seen here at rest, and the background’s settings read.',
  },
  'sprite-demo': {
    needs: 'Choosing a cell and cutting it out take JavaScript.',
    without: 'Without it, the whole sheet can be seen here, and the four files downloaded.',
  },
  'canvas-demo': {
    needs: 'A canvas is painted by JavaScript.',
    without: 'Without it, the list in text and one icon in SVG remain.',
  },
  'button-showcase': {
    needs: 'Trying the buttons takes JavaScript.',
    without: 'Without it, those on this page are there to look at and do not answer; links work.',
  },
  'adaptive-content-demo': {
    needs: 'Simulating another reading takes JavaScript.',
    without: 'Without it, the content stays a list with the short text, as wide as the window.',
  },
}

export const WORDS: Bilingual<Readonly<Partial<Record<string, (typeof fr)['studio']>>>> = { fr, en }
