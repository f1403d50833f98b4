package java.util.concurrent;

import java.util.TreeMap;

public class ConcurrentSkipListMap<K, V> extends TreeMap<K, V> {}
