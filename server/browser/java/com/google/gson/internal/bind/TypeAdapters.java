package com.google.gson.internal.bind;

import com.google.gson.JsonElement;
import com.google.gson.TypeAdapter;

/** Stands for Gson's class of the same name, whose adapters for dates and numbers bring tables of all countries. */
public final class TypeAdapters {

    public static final TypeAdapter<JsonElement> JSON_ELEMENT = JsonElementTypeAdapter.ADAPTER;

    private TypeAdapters() {}
}
