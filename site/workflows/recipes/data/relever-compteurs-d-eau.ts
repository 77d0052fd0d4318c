import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { judge, SETTLE } from './relever-compteurs-d-eau.code.ts'
import { examples } from './relever-compteurs-d-eau.examples.ts'

const DOCUMENT = byId(setting('sheet'))
const READINGS = { documentId: DOCUMENT, sheetName: byName({ fr: 'Relevés', en: 'Readings' }) }

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Relever les compteurs d’eau au téléphone et voir la fuite',
    problem:
      'Neuf bâtiments, neuf compteurs dans des regards humides. Le gardien note les chiffres sur un carnet, quelqu’un les recopie au printemps, et la chasse d’eau qui coulait depuis octobre arrive avec la facture.',
    outcome:
      'Un QR code collé sur le regard ouvre un formulaire : l’index et une photo. Un chiffre qui recule, ou cinq fois trop haut, doit être retapé sur place. Une consommation moitié plus forte que d’habitude écrit le jour même au responsable du site ; le 5 du mois, un courriel nomme les compteurs que personne n’a relevés.',
    avoid:
      'Un compteur communicant relève chaque nuit, et voit une fuite plus tôt. Il faut quatre relevés avant la première alerte. Un arrosage d’été ou une piscine fera sonner à tort.',
    approval:
      'La personne devant le compteur confirme ou corrige. L’alerte ne coupe rien : le responsable ferme une vanne et relit une heure plus tard.',
    failure:
      'Feuille muette, compteur inconnu, index retapé sans sens : l’écran dit que rien n’est noté. Photo perdue : l’index entre quand même, l’écran le dit. Une seconde saisie du même jour remplace la première. Alerte non partie : l’écran demande d’appeler.',
  },
  en: {
    title: 'Read water meters by phone and see the leak',
    problem:
      'Nine buildings, nine meters in damp pits. The caretaker keeps a notebook, somebody copies it in spring, and the cistern running since October arrives with the bill.',
    outcome:
      'A QR code stuck on the pit opens a form: the figure and a photo. A figure that goes backwards, or is five times too high, has to be typed again on the spot. Use half as much again as usual is told that day to whoever looks after the site; on the 5th an email names the meters nobody read.',
    avoid:
      'A smart meter reads each night and sees leaks earlier. It takes four readings before a first alarm. Summer watering or a pool will sound it wrongly.',
    approval:
      'Whoever stands before the meter confirms or corrects. The alarm cuts nothing off: whoever is in charge closes a valve and rereads an hour later.',
    failure:
      'Sheet silent, meter unknown, a figure that still makes no sense: the screen says that nothing was noted. Photo lost: the figure goes in, as the screen says. A second entry of one day replaces the first. Alarm not sent: the screen asks you to ring.',
  },
  nodes: {
    reading: {
      use: 'formTrigger',
      name: { fr: 'Relevé au compteur', en: 'Reading at the meter' },
      why: {
        fr: 'L’adresse du QR code finit par « ?meter=E03 ».',
        en: 'The QR code’s address ends in “?meter=E03”.',
      },
      with: form(
        { fr: 'Compteur d’eau', en: 'Water meter' },
        [
          field('meter', { fr: 'Compteur', en: 'Meter' }),
          field('index', { fr: 'Index, en m³', en: 'Figure, in m³' }, { type: 'number' }),
          upload('photo', { fr: 'Photo du cadran', en: 'Photo of the dial' }, '.jpg,.jpeg'),
        ],
        { authentication: 'basicAuth', options: { appendAttribution: false, path: 'meter' } },
      ),
    },
    keep: {
      use: 'nextcloud',
      name: { fr: 'Garder la photo', en: 'Keep the photo' },
      why: {
        fr: 'La preuve quand le fournisseur conteste.',
        en: 'Proof when the supplier disagrees.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: {
          fr: "={{ '/Compteurs/' + $now.toFormat('yyyy-MM-dd-HHmmss') + '-' + $json.meter.replace(/[^A-Za-z0-9]/g, '') + '.jpg' }}",
          en: "={{ '/Meters/' + $now.toFormat('yyyy-MM-dd-HHmmss') + '-' + $json.meter.replace(/[^A-Za-z0-9]/g, '') + '.jpg' }}",
        },
        binaryDataUpload: true,
        binaryPropertyName: 'photo',
      },
      onError: 'continue',
      retry: [2, 3],
    },
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois', en: 'On the 5th' },
      why: {
        fr: 'On relève en début de mois ; cinq jours de marge.',
        en: 'Readings are due early in the month; five days’ grace.',
      },
      with: at('0 8 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Alerte à une fois et demie, doute à cinq fois, oubli à 35 jours.',
        en: 'Alarm at one and a half times, doubt at five, forgotten at 35 days.',
      },
      with: fields(
        {
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          to: 'batiments@votre-entreprise.example',
          alarm: 1.5,
          times: 5,
          months: 6,
          near: 35,
        },
        { alone: true },
      ),
    },
    meters: {
      use: 'googleSheets',
      name: { fr: 'Lire les compteurs', en: 'Read the meters' },
      why: {
        fr: 'Colonnes meter, site, owner.',
        en: 'Columns meter, site, owner.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: DOCUMENT,
        sheetName: byName({ fr: 'Compteurs', en: 'Meters' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    past: {
      use: 'googleSheets',
      name: { fr: 'Lire les relevés', en: 'Read the readings' },
      why: {
        fr: 'Colonnes key, meter, day, index, note et daily.',
        en: 'Columns key, meter, day, index, note and daily.',
      },
      with: { resource: 'sheet', operation: 'read', ...READINGS, options: {} },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer à l’habitude', en: 'Compare with the usual' },
      why: {
        fr: 'La médiane des six derniers intervalles : une fuite passée n’y pèse pas.',
        en: 'The median of the last six intervals: a past leak has no weight there.',
      },
      with: allItems(
        inBoth(judge, {
          fr: { never: ', jamais relevé', since: ', relevé le ' },
          en: { never: ', never read', since: ', read on ' },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Noter, retaper, dire', en: 'Note, type again, tell' },
      why: {
        fr: 'Un doute se lève devant le cadran, et nulle part ailleurs.',
        en: 'A doubt is settled before the dial.',
      },
      with: cases({
        fine: text('={{ $json.state }}', 'equals', 'fine'),
        odd: text('={{ $json.state }}', 'equals', 'odd'),
        missing: text('={{ $json.state }}', 'regex', '^(missing|unread)$'),
        nothing: text('={{ $json.state }}', 'regex', '^(unknown|silent)$'),
      }),
    },
    confirm: {
      use: 'form',
      name: { fr: 'Retaper l’index', en: 'Type the figure again' },
      why: {
        fr: 'Sans montrer le premier : on relit le cadran.',
        en: 'Without showing the first: the dial gets read again.',
      },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldLabel: 'Surprenant : ' + $json.last + ' m³ le ' + $json.day + '. Relisez le cadran', fieldName: 'again', fieldType: 'number', requiredField: true }, { fieldLabel: 'Pourquoi', fieldName: 'why', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: 'Mal lu d’abord' }, { option: 'Exact' }, { option: 'Compteur remplacé' }] } }]) }}",
          en: "={{ JSON.stringify([{ fieldLabel: 'Surprising: ' + $json.last + ' m³ on ' + $json.day + '. Read the dial again', fieldName: 'again', fieldType: 'number', requiredField: true }, { fieldLabel: 'Why', fieldName: 'why', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: 'Misread at first' }, { option: 'Exact' }, { option: 'Meter replaced' }] } }]) }}",
        },
        options: {},
      },
    },
    settle: {
      use: 'code',
      name: { fr: 'Arrêter l’index', en: 'Settle the figure' },
      why: {
        fr: 'Litres par jour : la seule unité qu’un retard de relevé ne fausse pas.',
        en: 'Litres a day stay right when a reading is late.',
      },
      with: eachItem(SETTLE),
    },
    accepted: {
      use: 'if',
      name: { fr: 'Il a un sens ?', en: 'Does it make sense?' },
      why: {
        fr: 'Un index ne recule que si le compteur change.',
        en: 'A figure goes back only if the meter changes.',
      },
      with: all(isTrue('={{ $json.accepted }}')),
    },
    write: {
      use: 'googleSheets',
      name: { fr: 'Noter le relevé', en: 'Note the reading' },
      why: {
        fr: 'Une ligne par compteur et par jour : un double envoi ne compte pas.',
        en: 'One row a meter and day: a form sent twice does not count.',
      },
      with: {
        resource: 'sheet',
        operation: 'appendOrUpdate',
        ...READINGS,
        columns: columns(
          {
            key: '={{ $json.key }}',
            meter: '={{ $json.meter }}',
            day: '={{ $json.day }}',
            index: '={{ $json.index }}',
            note: '={{ $json.note }}',
            daily: '={{ $json.daily }}',
          },
          ['key'],
        ),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
      retry: [3, 3],
    },
    leak: {
      use: 'if',
      name: { fr: 'Une fuite ?', en: 'A leak?' },
      why: {
        fr: 'Une fois et demie : au-delà du temps qu’il fait.',
        en: 'One and a half times: more than weather explains.',
      },
      with: all(isTrue("={{ $('settle').first().json.leak }}")),
    },
    alarm: {
      use: 'emailSend',
      name: { fr: 'Alerter le site', en: 'Alert the site' },
      why: {
        fr: 'Le jour du relevé, pas celui de la facture.',
        en: 'The day of the reading, not that of the bill.',
      },
      with: mailed(
        {
          from: setting('to'),
          to: "={{ $('settle').first().json.owner || $('settings').first().json.to }}",
        },
        {
          fr: "=Eau, {{ $('settle').first().json.site }} : {{ $('settle').first().json.daily }} litres par jour au lieu de {{ $('settle').first().json.usual }}",
          en: "=Water, {{ $('settle').first().json.site }}: {{ $('settle').first().json.daily }} litres a day instead of {{ $('settle').first().json.usual }}",
        },
        {
          fr: "=Compteur {{ $('settle').first().json.meter }}, depuis le {{ $('settle').first().json.since }}. Fermez tout, relisez une heure plus tard : s’il tourne encore, l’eau fuit.",
          en: "=Meter {{ $('settle').first().json.meter }}, since {{ $('settle').first().json.since }}. Shut everything, read again an hour later: if it still turns, water is leaking.",
        },
      ),
      onError: 'continue',
      retry: [3, 5],
    },
    thanks: {
      use: 'form',
      name: { fr: 'Dire que c’est noté', en: 'Say it is noted' },
      why: {
        fr: 'Avec la consommation : relever cesse d’être une corvée aveugle.',
        en: 'With the use: reading is no blind chore.',
      },
      with: page(
        {
          fr: "={{ $('settle').first().json.leak ? 'Noté : consommation anormale' : 'Noté' }}",
          en: "={{ $('settle').first().json.leak ? 'Noted: unusual use' : 'Noted' }}",
        },
        {
          fr: "={{ $('settle').first().json.daily }} litres par jour.{{ $('alarm').isExecuted && $('alarm').first().json.error ? ' L’alerte n’est pas partie : appelez le responsable.' : '' }}{{ $('keep').first().json.error ? ' La photo n’a pas été gardée.' : '' }}",
          en: "={{ $('settle').first().json.daily }} litres a day.{{ $('alarm').isExecuted && $('alarm').first().json.error ? ' The alarm did not leave: ring the person in charge.' : '' }}{{ $('keep').first().json.error ? ' The photo was not kept.' : '' }}",
        },
      ),
    },
    refused: {
      use: 'form',
      name: { fr: 'Dire que rien n’est noté', en: 'Say nothing was noted' },
      why: {
        fr: 'Tant qu’on est encore sur place.',
        en: 'While one is still on the spot.',
      },
      with: page(
        { fr: 'Rien n’est noté', en: 'Nothing was noted' },
        {
          fr: "={{ $('accepted').isExecuted ? ($json.accepted === false ? 'L’index recule et le compteur n’est pas remplacé : rouvrez le QR code.' : 'La feuille ne répond pas : recommencez dans une heure.') : $json.state === 'silent' ? 'La feuille ne répond pas : recommencez dans une heure.' : 'Ce compteur n’est pas dans la liste, ou l’index n’est pas un nombre.' }}",
          en: "={{ $('accepted').isExecuted ? ($json.accepted === false ? 'The figure goes back and the meter was not replaced: open the QR code again.' : 'The sheet does not answer: start again in an hour.') : $json.state === 'silent' ? 'The sheet does not answer: start again in an hour.' : 'This meter is not in the list, or the figure is no number.' }}",
        },
      ),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Nommer les oubliés', en: 'Name the forgotten' },
      why: {
        fr: 'Une fuite pousse où personne ne lit.',
        en: 'Leaks grow where nobody reads.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: "={{ $json.state === 'unread' ? 'Compteurs d’eau : feuille illisible' : 'Compteurs d’eau non relevés : ' + $json.lines.length }}",
          en: "={{ $json.state === 'unread' ? 'Water meters: sheet unreadable' : 'Water meters not read: ' + $json.lines.length }}",
        },
        {
          fr: "={{ $json.state === 'unread' ? 'Personne n’est rappelé ce mois-ci : vérifiez la feuille.' : $json.lines.join('\\n') }}",
          en: "={{ $json.state === 'unread' ? 'Nobody is reminded this month: check the sheet.' : $json.lines.join('\\n') }}",
        },
      ),
      retry: [3, 30],
    },
  },
  links: [
    'reading > keep > settings > meters > past > judge > state.fine > settle > accepted.yes > write > leak.yes > alarm > thanks',
    'monthly > settings',
    'state.odd > confirm > settle',
    'state.missing > remind',
    'state.nothing > refused',
    'accepted.no > refused',
    'write.error > refused',
    'leak.no > thanks',
  ],
  examples,
})
