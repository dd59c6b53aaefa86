import type { Folder } from './folder.ts';
export declare const MEMBER_NAMES: string[];
export declare function openFolder(folder: string): Promise<Folder>;
/** Whatever an earlier run of this folder left running. */
export declare function endLeftovers(folder: string): Promise<void>;
