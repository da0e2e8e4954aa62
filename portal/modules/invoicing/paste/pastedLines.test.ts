import { describe, expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { tableOf } from './columns.ts';
import { twoDaysOf } from './dayOf.ts';
import { pastedLines } from './pastedLines.ts';

// Goal: rows of a spreadsheet and of a time tracker become lines, and unreadable cells are reported at their row.
// Method: texts as programs put them on the clipboard.

const rates = ['25', '15', '12', '0'];
const read = (text: string, corrected = {}) =>
  pastedLines(tableOf(cellsOf(text)), rates, 'nb', corrected);
const shown = (text: string) =>
  read(text).map(({ cells, faults }) => [
    cells.description,
    cells.quantity,
    cells.unitPrice,
    faults,
  ]);

describe('a paste is read', () => {
  test.each([
    ['with a Norwegian header, by tabs', 'Beskrivelse\tTimer\tTimepris\nMøte\t2,5\t1 200,00'],
    ['with an English header, by tabs', 'Description\tHours\tRate\nMøte\t2,5\t1 200,00'],
    ['with semicolons and quotes', '"Beskrivelse";"Antall";"Pris"\r\n"Møte";"2,5";"1 200,00"\r\n'],
    ['with its columns in another order', 'Timepris;Timer;Oppgave\n1 200,00;2,5;Møte'],
    [
      'with columns that are not used',
      'Kunde;Oppgave;Timer;Timepris;Bruker\nA;Møte;2,5;1 200,00;Kari',
    ],
    ['without a header', 'Møte\t2,5\t1 200,00'],
  ])('%s', (_, text) => {
    expect(shown(text)).toEqual([['Møte', '2,5', '1 200,00', []]]);
  });

  test('from an English time tracker, with commas, durations and days', () => {
    const text =
      'Project,Description,Start date,Duration\nX,"Design, first draft",2026-11-24,01:20:00';
    expect(read(text)[0]).toMatchObject({
      row: 2,
      cells: { description: 'Design, first draft', quantity: '1.33', day: '2026-11-24' },
      faults: [],
    });
  });

  const toggl = [
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (NOK)',
    'Kari,kari@x.no,Nordlys,Nettsted,,"Skisser, runde 2",Yes,2026-11-24,09:00:00,2026-11-24,11:30:00,02:30:00,,',
  ];
  const clockify = [
    'Project,Client,Description,Task,User,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal),Billable Rate (USD),Billable Amount (USD)',
    'Nettsted,Nordlys,"Skisser, runde 2",,Kari,kari@x.no,,Yes,24/11/2026,09:00,24/11/2026,11:30,02:30:00,2.50,100.00,250.00',
  ];
  const harvest = [
    'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,First Name,Last Name,Billable Rate,Billable Amount',
    '2026-11-24,Nordlys,Nettsted,N1,"Skisser, runde 2",om igjen,2.5,Yes,Kari,Lie,1200.00,3000.00',
  ];
  test.each([
    ['Toggl', toggl, ''],
    ['Clockify, whose rate is in dollars', clockify, ''],
    ['Harvest', harvest, '1200.00'],
  ])('from the file of %s', (_, file, unitPrice) => {
    expect(read(file.join('\r\n'))).toMatchObject([
      {
        cells: { description: 'Skisser, runde 2', day: '2026-11-24', unitPrice },
        faults: [],
      },
    ]);
    expect(Number(read(file.join('\n'))[0]?.cells.quantity)).toBe(2.5);
  });

  test.each([
    ['decided by one day above 12', ['11/24/2026', '11/05/2026'], '', ['2026-11-24', '2026-11-05']],
    ['decided by times', ['11/05/2026'], '09:00:00 AM', ['2026-11-05']],
    ['in Europe', ['24/11/2026', '05/11/2026'], '09:00', ['2026-11-24', '2026-11-05']],
  ])('with days that have slashes, %s', (_, days, time, expected) => {
    const file = ['Description,Start Date,Start Time', ...days.map((one) => `A,${one},${time}`)];
    expect(read(file.join('\n')).map(({ cells, faults }) => [cells.day, faults])).toEqual(
      expected.map((day) => [day, []]),
    );
  });

  test('with an ambiguous day as a fault, until it is corrected', () => {
    const file = 'Description,Start Date\nA,11/05/2026\nB,11/11/2026';
    expect(read(file).map(({ cells, faults }) => [cells.day, faults])).toEqual([
      ['11/05/2026', ['day']],
      ['2026-11-11', []],
    ]);
    expect(read(file, { '0.day': '05/11/2026' })[0]).toMatchObject({
      cells: { day: '2026-11-05' },
      faults: [],
    });
  });

  test.each([
    ['Swedish', 'Projekt;Beskrivning;Varaktighet;Timpris;Startdatum'],
    ['Danish', 'Projekt;Opgave;Varighed;Timepris;Dato'],
    ['German', 'Projekt;Beschreibung;Dauer (h);Stundensatz;Startdatum'],
  ])('with columns named in %s', (_, header) => {
    expect(read(`${header}\nX;Møte;02:30:00;1 200,00;24.11.2026`)).toMatchObject([
      {
        cells: {
          description: 'Møte',
          quantity: '2.5',
          unitPrice: '1 200,00',
          day: '2026-11-24',
        },
        faults: [],
      },
    ]);
  });

  test('from Excel, with joined cells, a tab within a text and money as it is shown', () => {
    const text =
      'Beskrivelse\tTimer\tTimepris\r\nUke 47\t\t\r\n"Møte\tdel 2"\t2,5\tkr\u00a01\u00a0200,00\r\nSkisser\t1\t1\u202f200,00 kr\r\n';
    expect(
      read(text).map(({ cells, faults }) => [cells.description, cells.unitPrice, faults]),
    ).toEqual([
      ['Uke 47', '', []],
      ['Møte\tdel 2', 'kr\u00a01\u00a0200,00', []],
      ['Skisser', '1\u202f200,00 kr', []],
    ]);
  });

  test('with days in usual formats, in columns with a header', () => {
    const text = 'Tekst;Dato\nA;24.11.26\nB;24. nov. 2026\nC;2026-11-24 09:30\nD;en tirsdag';
    expect(read(text).map(({ cells, faults }) => [cells.day, faults])).toEqual([
      ['2026-11-24', []],
      ['2026-11-24', []],
      ['2026-11-24', []],
      ['en tirsdag', ['day']],
    ]);
  });

  test('without a header, and reads a number with a point as no day', () => {
    expect(read('Møte\t1.5\t900')[0]?.cells).toMatchObject({ quantity: '1.5', day: '' });
  });

  test.each([
    ['7 timer', '7'],
    ['7½', '7.5'],
    ['½', '0.5'],
    ['2,5 t', '2,5'],
    ['1 h 20 m', '1.33'],
    ['45 min', '0.75'],
    ['1t 30min', '1.5'],
    ['1t30m', '1.5'],
    ['7 Stunden', '7'],
    ['7', '7'],
  ])('with hours written as %s', (written, quantity) => {
    expect(read(`Tekst\tTimer\nA\t${written}`)[0]).toMatchObject({
      cells: { quantity },
      faults: [],
    });
  });

  test.each([
    ['an unknown language', 'Désignation;Quantité;Prix unitaire HT\nConseil;2,5;1 000,00'],
    ['another script', 'Описание;Часы;Ставка\nConseil;2,5;1 000,00'],
  ])('with columns named in %s, by the form of their cells', (_, text) => {
    expect(read(text)).toMatchObject([
      {
        row: 2,
        cells: { description: 'Conseil', quantity: '2,5', unitPrice: '1 000,00' },
        faults: [],
      },
    ]);
  });

  test.each(['Sum\t5\t\t', 'Totalt:\t5', '\tTotal hours\t5', 'Gesamt\t5\t1000'])(
    'without its row of sums, %j',
    (sum) => {
      const table = tableOf(cellsOf(`Tekst\tTimer\tPris\nA\t2\t100\nB\t3\t100\n${sum}`));
      expect([table.hasSum, table.rows.length]).toEqual([true, 2]);
    },
  );

  test('without a row of sums in the column of days', () => {
    const table = tableOf(
      cellsOf('Date\tText\tHours\n12.11.2026\tA\t2\n13.11.2026\tB\t3\nTotal\t\t5'),
    );
    expect([table.hasSum, table.rows.length]).toEqual([true, 2]);
  });

  test('with a last row that only starts like a sum', () => {
    expect(
      read('Tekst\tTimer\tPris\nTotalrenovering\t2\t100\nSum av møter i uke 47\t3\t100'),
    ).toHaveLength(2);
  });

  test('with days without a year, as past days', () => {
    const month = new Date().getMonth() + 1;
    const ahead = ((month + 2) % 12) + 1;
    const [line] = read(`Tekst\tDato\nA\t3.${ahead}`);
    expect(Date.parse(line?.cells.day ?? '')).toBeLessThan(Date.now());
  });

  test('with VAT in several formats', () => {
    const text = 'Tekst;Antall;Pris;Mva\nA;1;10;25 %\nB;1;10;0,15\nC;1;10;24';
    expect(read(text).map(({ faults }) => faults)).toEqual([[], [], ['vatRate']]);
  });

  test('with a single number as a price', () => {
    expect(read('Leie av utstyr\t4 500')[0]?.cells).toMatchObject({
      quantity: '',
      unitPrice: '4 500',
    });
  });
});

describe('unreadable cells', () => {
  // Requirements: B12.10
  test('stay unchanged, with their row and fault', () => {
    const lines = read('Tekst;Timer;Pris\nA;2;100\nB;to timer;1.500\n;;');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      row: 3,
      cells: { quantity: 'to timer', unitPrice: '1.500' },
      faults: ['quantity', 'unitPrice'],
    });
  });

  test.each(['-1\t100', '100000\t100', '1\t-5', '1\t10000001'])(
    'include figures outside the limits of a line, %j',
    (figures) => {
      expect(read(`Tekst\tTimer\tPris\nA\t${figures}`)[0]?.faults).toHaveLength(1);
    },
  );

  test('include a length, which is no duration', () => {
    expect(read('Tekst\tAntall\nKabel\t20 m')[0]).toMatchObject({
      cells: { quantity: '20 m' },
      faults: ['quantity'],
    });
  });

  test('are read again once they are corrected', () => {
    const [line] = read('Tekst;Timer;Pris\nB;to timer;100', { '0.quantity': '2' });
    expect(line).toMatchObject({ cells: { quantity: '2' }, faults: [] });
  });

  test('are no fault of a text without a table, whose rows become lines', () => {
    expect(shown('Møte om "logo\nOppfølging')).toEqual([
      ['Møte om "logo', '', '', []],
      ['Oppfølging', '', '', []],
    ]);
  });

  test('of an empty paste give no lines', () => {
    expect(read(' \n\t\n')).toEqual([]);
  });
});

test('an ambiguous date is reported with both readings', () => {
  expect(twoDaysOf('11/05/2026', 'nb')).toEqual(['2026-05-11', '2026-11-05']);
  expect(twoDaysOf('11/05/2026 09:30', 'en')).toEqual(['2026-05-11', '2026-11-05']);
  for (const cell of ['11/11/2026', '24/11/2026', '11/24/2026', 'en tirsdag', ''])
    expect(twoDaysOf(cell, 'nb'), cell).toBeNull();
});
