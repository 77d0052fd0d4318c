import type { ReactElement } from 'react'
import { Callout } from '#ui/callout'
import type { PageData } from '../../routes/page-data.ts'

/**
 * Without JavaScript: what of this page needs it, and what the page has all the same. The explorer
 * says so in a line of its own: with this it would no longer come in one flight.
 */
export function NeedsScript({ page }: { page: PageData }): ReactElement {
  // A browser that runs this shows none of it: the words are in the document alone.
  const words = import.meta.env.SSR ? WORDS[page.id]?.[page.language] : undefined
  return (
    <noscript>
      {words && (
        <Callout kind="info" title={words.needs}>
          <p>{words.without}</p>
        </Callout>
      )}
    </noscript>
  )
}

interface Words {
  readonly needs: string
  readonly without: string
}

const STUDIO = {
  fr: {
    needs: 'Avancer pas à pas demande JavaScript.',
    without: 'Sans lui, le schéma et la liste de ses étapes se lisent ici.',
  },
  en: {
    needs: 'Going step by step takes JavaScript.',
    without: 'Without it, the diagram and the list of its steps can be read here.',
  },
}

const WORDS: Partial<Record<string, Readonly<Record<PageData['language'], Words>>>> = {
  studio: STUDIO,
  'workflow-studio': STUDIO,
  opale: {
    fr: {
      needs: 'Pour jouer, il faut JavaScript.',
      without: 'Sans lui, vous pouvez lire plus bas qui est Opale et comment on joue.',
    },
    en: {
      needs: 'Playing takes JavaScript.',
      without: 'Without it, you can read below who Opale is and how one plays.',
    },
  },
  'debug-opale': {
    fr: {
      needs: 'Le laboratoire demande JavaScript : le moteur tourne chez vous.',
      without: 'Sans lui, un exemple joué d’avance et les explications sont ci-dessous.',
    },
    en: {
      needs: 'The lab takes JavaScript: the engine runs on your machine.',
      without: 'Without it, an example played in advance and the explanations are below.',
    },
  },
  'galerie-artistique': {
    fr: {
      needs: 'Changer de mot ou de tableau demande JavaScript.',
      without: 'Sans lui, les sept tableaux nés du mot « opale » s’ouvrent ici en grand.',
    },
    en: {
      needs: 'Changing the word or the picture takes JavaScript.',
      without: 'Without it, the seven pictures grown from the word “opale” open here in full size.',
    },
  },
  'canvas-animations-preview': {
    fr: {
      needs: 'Animer et régler demandent JavaScript.',
      without: 'Sans lui, un tableau se voit ici à l’arrêt, et les réglages du fond se lisent.',
    },
    en: {
      needs: 'Playing and setting take JavaScript.',
      without:
        'Without it, one picture can be seen here at rest, and the background’s settings read.',
    },
  },
  'sprite-demo': {
    fr: {
      needs: 'Choisir une case et la découper demandent JavaScript.',
      without: 'Sans lui, la planche se voit ici entière, et les quatre fichiers se téléchargent.',
    },
    en: {
      needs: 'Choosing a cell and cutting it out take JavaScript.',
      without: 'Without it, the whole sheet can be seen here, and the four files downloaded.',
    },
  },
  'canvas-demo': {
    fr: {
      needs: 'Un canvas est peint par JavaScript.',
      without: 'Sans lui restent la liste en texte et une icône en SVG.',
    },
    en: {
      needs: 'A canvas is painted by JavaScript.',
      without: 'Without it, the list in text and one icon in SVG remain.',
    },
  },
  'button-showcase': {
    fr: {
      needs: 'Essayer les boutons demande JavaScript.',
      without:
        'Sans lui, ceux de cette page se regardent sans répondre ; les liens mènent ailleurs.',
    },
    en: {
      needs: 'Trying the buttons takes JavaScript.',
      without: 'Without it, those on this page are there to look at and do not answer; links work.',
    },
  },
  'adaptive-content-demo': {
    fr: {
      needs: 'Simuler une autre lecture demande JavaScript.',
      without: 'Sans lui, le contenu est entier, et suit la largeur de la fenêtre.',
    },
    en: {
      needs: 'Simulating another reading takes JavaScript.',
      without: 'Without it, the content is whole, and follows the width of the window.',
    },
  },
}
