import { createContext } from 'react';
import type { Knowledge } from './Knowledge.ts';

export const KnowledgeContext = createContext<Knowledge | null>(null);
