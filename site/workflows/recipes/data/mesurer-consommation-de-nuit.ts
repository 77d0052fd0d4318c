import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { byName } from '../../fragments/models.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { MEASURE } from './mesurer-consommation-de-nuit.code.ts'
import { examples } from './mesurer-consommation-de-nuit.examples.ts'

const TABLE = byName({ fr: 'talons', en: 'base_loads' })
/** A site's name may hold anything. */
const SHOWN =
  "={{ $('measure').first().json.text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\\n/g, '<br>') }}"

export default defineRecipe({
  category: 'data',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Mesurer ce que le bâtiment consomme la nuit, portes fermées',
    problem:
      'L’entrepôt ferme à vingt heures, et la facture ne baisse pas. Quelque chose tourne : un compresseur, une ventilation, quarante écrans. La courbe de charge du compteur le montre depuis des mois, mais personne n’ouvre un fichier de quinze mille lignes.',
    outcome:
      'On dépose la courbe de charge d’Enedis, en CSV. La page donne l’énergie totale, celle de 23 h à 5 h, le talon (la puissance médiane de ces heures) et son prix sur un an, l’écart avec la période précédente du même site, et jusqu’à cinq nuits dépassant les autres de plus de 30 %.',
    avoid:
      'Un atelier qui travaille la nuit, un hôtel, une chambre froide ont un talon normal élevé : seul l’écart y parle. Le talon compte des heures médianes ; il ne dit pas quel appareil tourne. Chauffage électrique : comparez des saisons semblables.',
    approval:
      'Rien ne se coupe. Quelqu’un fait le tour du site un soir, éteint ce qui peut l’être, et dépose le mois suivant pour voir.',
    failure:
      'Colonnes inconnues, autre unité que le watt, moins de sept nuits, plus de 5 % de mesures absentes ou mémoire illisible : la page en donne la raison et rien n’est gardé. Table qui refuse l’écriture : le résultat s’affiche, avec « non gardée » en titre.',
  },
  en: {
    title: 'Measure what a building uses at night, doors closed',
    problem:
      'The warehouse shuts at eight, and the bill does not come down. Something runs: a compressor, a fan, forty screens. The meter’s load curve has shown it for months, and nobody opens a file of fifteen thousand lines.',
    outcome:
      'You upload the load curve from Enedis, the French grid operator, as CSV. The page gives total energy, that from 11 pm to 5 am, the base load (the median power of those hours) and its price over a year, the change since the site’s earlier period, and up to five nights more than 30% above the others.',
    avoid:
      'A workshop on night shift, a hotel or a cold store have a high base load by nature: only its change tells anything. It takes median hours and does not say which device runs. With electric heating compare like seasons.',
    approval:
      'Nothing is switched off. Somebody walks round the site one evening, turns off what can be, and uploads the next month to see.',
    failure:
      'Unknown columns, another unit than the watt, fewer than seven nights, more than 5% of readings absent, or a memory that cannot be read: the page gives the reason and nothing is kept. A table that refuses the write: the result is shown, titled “not kept”.',
  },
  nodes: {
    upload: {
      use: 'formTrigger',
      name: { fr: 'Déposer la courbe', en: 'Upload the curve' },
      why: {
        fr: 'Un mois entier de préférence, téléchargé de l’espace client.',
        en: 'A whole month if possible, downloaded from the customer area.',
      },
      with: form(
        { fr: 'Consommation de nuit', en: 'Consumption at night' },
        [
          field('site', { fr: 'Site', en: 'Site' }),
          upload('file', { fr: 'Courbe de charge', en: 'Load curve' }, '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos heures et votre prix', en: 'Your hours and your price' },
      why: {
        fr: 'Le prix du kWh se lit sur votre facture, hors TVA et hors abonnement.',
        en: 'The price of a kWh is on your bill, without VAT or standing charge.',
      },
      with: fields({
        site: "={{ String($json.site ?? '').trim().toUpperCase() }}",
        closes: 23,
        opens: 5,
        price: 0.15,
        nights: 7,
        most: 5,
      }),
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'En texte : deux lignes d’en-tête précèdent parfois les colonnes.',
        en: 'As text: two lines of heading sometimes come before the columns.',
      },
      with: { operation: 'text', binaryPropertyName: 'file', options: {} },
      onError: 'continue',
      always: true,
    },
    past: {
      use: 'dataTable',
      name: { fr: 'Lire les périodes gardées', en: 'Read periods kept' },
      why: {
        fr: 'Table à cinq colonnes : key, site, from et to en texte, base en nombre.',
        en: 'A table of five columns: key, site, from and to as text, base as a number.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      onError: 'continue',
      always: true,
    },
    measure: {
      use: 'code',
      name: { fr: 'Mesurer les nuits', en: 'Measure the nights' },
      why: {
        fr: 'À l’heure de Paris, pas par pas : la nuit d’octobre a une heure de plus. L’injection solaire est laissée.',
        en: 'In Paris time, step by step: the night in October has one hour more. Solar feed-in is left out.',
      },
      with: allItems(MEASURE),
    },
    sound: {
      use: 'if',
      name: { fr: 'Mesurable ?', en: 'Fit to measure?' },
      why: {
        fr: 'Un talon tiré de trois nuits tromperait.',
        en: 'A base load out of three nights would mislead.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'measured')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder la période', en: 'Keep the period' },
      why: {
        fr: 'Le même fichier, déposé deux fois, récrit sa ligne.',
        en: 'The same file, uploaded twice, rewrites its row.',
      },
      with: remembered(TABLE, 'key', {
        key: '={{ $json.key }}',
        site: '={{ $json.site }}',
        from: '={{ $json.from }}',
        to: '={{ $json.to }}',
        base: '={{ $json.base }}',
      }),
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Montrer la nuit', en: 'Show the night' },
      why: {
        fr: 'Cinq lignes, que l’on peut lire debout.',
        en: 'Five lines, to be read standing up.',
      },
      with: page(
        {
          fr: "={{ $json.error ? 'Consommation de nuit, non gardée' : 'Consommation de nuit' }}",
          en: "={{ $json.error ? 'Consumption at night, not kept' : 'Consumption at night' }}",
        },
        SHOWN,
      ),
    },
    refused: {
      use: 'form',
      name: { fr: 'Dire pourquoi pas', en: 'Say why not' },
      why: {
        fr: 'Avec ce qu’il faut redemander à Enedis.',
        en: 'With what to ask Enedis for again.',
      },
      with: page({ fr: 'Courbe non mesurée', en: 'Curve not measured' }, SHOWN),
    },
  },
  links: [
    'upload > settings > read > past > measure > sound.yes > keep > done',
    'sound.no > refused',
  ],
  examples,
  related: ['controler-factures-energie', 'relever-compteurs-d-eau'],
})
