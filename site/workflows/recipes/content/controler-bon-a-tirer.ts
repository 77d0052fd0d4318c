import { allItems } from '../../fragments/code.ts'
import { all, amount, isEmpty } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { form, page, upload } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECKED, REPORT } from './controler-bon-a-tirer.code.ts'
import { examples } from './controler-bon-a-tirer.examples.ts'

export default defineRecipe({
  category: 'content',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler téléphones, adresses et prix d’un bon à tirer',
    problem:
      'Dix mille dépliants sortent avec deux chiffres du téléphone intervertis. Six personnes avaient signé le bon à tirer ; toutes avaient relu l’accroche, aucune n’avait composé le numéro.',
    outcome:
      'Le PDF de l’imprimeur est lu, et chaque téléphone, courriel, adresse web, prix et commune est comparé à votre liste de référence. Une page nomme les fautes probables avec la bonne valeur, les mentions obligatoires absentes, les adresses web qui ne répondent pas, et ce que la liste ne connaît pas.',
    avoid:
      'Les codes QR, les couleurs, les marges et l’orthographe ne sont pas vus. Un texte vectorisé peut être mal lu. Pour les numéros étrangers, les numéros courts, les prix en devises ou à symbole placé devant, relisez à la main.',
    approval:
      'Vous signez ou renvoyez le bon à tirer ; le flux n’écrit pas à l’imprimeur. Un prix absent de la liste peut être juste : c’est à vous de voir.',
    failure:
      'Lecture du PDF ou liste de référence en panne : la page affiche la cause et rien n’est déclaré conforme. Une adresse web trop lente compte comme muette ; redéposez le fichier pour réessayer. Rien n’est gardé d’un contrôle à l’autre.',
  },
  en: {
    title: 'Check phones, addresses and prices on a printer’s proof',
    problem:
      'Ten thousand leaflets come out with two digits of the phone number swapped. Six people had signed the proof; all of them had read the headline, none had dialled the number.',
    outcome:
      'The printer’s PDF is read, and every phone number, email, web address, price and town is compared with your reference list. A page names probable mistakes with the right value, required mentions that are missing, web addresses that do not answer, and what the list does not know.',
    avoid:
      'QR codes, colours, margins and spelling are not seen. Outlined type may be misread. Foreign and short numbers, prices in other currencies or with the sign in front are for you to reread.',
    approval:
      'You sign the proof or send it back; the flow does not write to the printer. A price that is not on the list may be right: that is for you to see.',
    failure:
      'Reading the PDF or the reference list fails: the page shows the cause and nothing is declared right. A web address that is too slow counts as silent; hand the file in again to retry. Nothing is kept from one check to the next.',
  },
  nodes: {
    proof: {
      use: 'formTrigger',
      name: { fr: 'Déposer le bon à tirer', en: 'Hand in the proof' },
      why: {
        fr: 'Le fichier même de l’imprimeur, pas votre maquette.',
        en: 'The printer’s own file rather than your layout.',
      },
      with: {
        ...form({ fr: 'Bon à tirer', en: 'Printer’s proof' }, [
          upload('file', { fr: 'PDF de l’imprimeur', en: 'PDF from the printer' }, '.pdf'),
        ]),
        authentication: 'basicAuth',
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre liste', en: 'Your list' },
      why: {
        fr: 'L’identifiant du classeur, lu dans son adresse.',
        en: 'The id of the workbook, as in its address.',
      },
      with: {
        ...fields({
          list: { fr: 'identifiant du classeur Google', en: 'id of the Google workbook' },
        }),
        options: { stripBinary: false },
      },
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire toutes les pages', en: 'Read all pages' },
      why: {
        fr: 'Colonnes et encadrés compris, ce qu’une simple extraction mélange.',
        en: 'With columns and boxes, which plain extraction mixes up.',
      },
      with: { binaryProperty: 'file', options: {} },
      onError: 'output',
      retry: [2, 5],
    },
    list: {
      use: 'googleSheets',
      name: { fr: 'Liste de référence', en: 'Reference list' },
      why: {
        fr: 'Colonnes kind (phone, email, url, price, town), value, label et needed (oui si obligatoire).',
        en: 'Columns kind (phone, email, url, price, town), value, label and needed (yes if required).',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('list')),
        sheetName: byName({ fr: 'Référence', en: 'Reference' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    checked: {
      use: 'code',
      name: { fr: 'Comparer mention par mention', en: 'Compare mention by mention' },
      why: {
        fr: 'À deux signes près, c’est une faute de frappe ; au-delà, ou pour un prix, une inconnue.',
        en: 'Two characters off is a slip; further off, or for a price, a stranger.',
      },
      with: allItems(CHECKED),
    },
    visit: {
      use: 'if',
      name: { fr: 'Des adresses à essayer ?', en: 'Addresses to try?' },
      why: {
        fr: 'Une adresse imprimée ne se corrige plus.',
        en: 'A printed address cannot be mended.',
      },
      with: all(amount('={{ $json.urls.length }}', 'gt', 0), isEmpty('={{ $json.fault }}')),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Adresse par adresse', en: 'Address by address' },
      why: {
        fr: 'Vingt au plus, dans l’ordre du document.',
        en: 'Twenty at most, in the order of the document.',
      },
      with: { fieldToSplitOut: 'urls', options: {} },
    },
    open: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir l’adresse', en: 'Open the address' },
      why: {
        fr: 'Comme le ferait un lecteur, redirections suivies.',
        en: 'As a reader would, following redirects.',
      },
      with: {
        url: '={{ $json.urls }}',
        options: {
          timeout: 15_000,
          redirect: { redirect: { followRedirects: true, maxRedirects: 5 } },
          response: { response: { fullResponse: true, neverError: true, responseFormat: 'text' } },
        },
      },
      onError: 'continue',
    },
    report: {
      use: 'code',
      name: { fr: 'Écrire le contrôle', en: 'Write the check' },
      why: {
        fr: 'Les fautes d’abord, le conforme en un chiffre.',
        en: 'Mistakes first, what is right as one number.',
      },
      with: allItems(REPORT),
    },
    show: {
      use: 'form',
      name: { fr: 'Afficher', en: 'Show' },
      why: {
        fr: 'À joindre au bon à tirer signé.',
        en: 'To go with the signed proof.',
      },
      with: page('={{ $json.title }}', '={{ $json.message }}'),
    },
    failed: {
      use: 'form',
      name: { fr: 'Contrôle impossible', en: 'Check not possible' },
      why: {
        fr: 'Ne rien voir ne veut pas dire conforme.',
        en: 'Seeing nothing does not mean right.',
      },
      with: page(
        { fr: 'Contrôle impossible', en: 'Check not possible' },
        {
          fr: '=Ce bon à tirer n’a pas été contrôlé : {{ $json.error.message ?? $json.error }}',
          en: '=This proof has not been checked: {{ $json.error.message ?? $json.error }}',
        },
      ),
    },
  },
  links: [
    'proof > settings > read > list > checked > visit.yes > each > open > report > show',
    'visit.no > report',
    'read.error > failed',
  ],
  examples,
})
