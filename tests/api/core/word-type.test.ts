import { expect, test } from 'vitest';
import { wordType } from '../../../plugins/core/files/word-type.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const wide = (text: string) => Buffer.from(text, 'utf16le');

test('a document of the older kind is known by what it holds, and not every compound file is one', () => {
  expect(wordType('application/x-cfb', wide('Root Entry WordDocument'))).toBe('application/msword');
  expect(wordType('application/x-cfb', wide('Root Entry Workbook'))).toBe('application/x-cfb');
});

test('what brings a program along is no document', () => {
  expect(wordType('application/x-cfb', wide('WordDocument _VBA_PROJECT'))).toBe('');
  expect(wordType(docx, Buffer.from('word/vbaProject.bin'))).toBe('');
  expect(wordType(docx, Buffer.from('word/document.xml'))).toBe(docx);
});

test('of other files nothing is said', () => {
  expect(wordType('application/pdf', Buffer.from('WordDocument'))).toBe('application/pdf');
});
